/** Whether the browser says when scrolling ends; not all do that its types know of. */
export const tellsScrollEnd = () => (globalThis as { onscrollend?: unknown }).onscrollend !== undefined
