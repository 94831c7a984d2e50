export { wrapPageElement, wrapRootElement } from './src/layouts/wrappers'
export { onRenderBody } from './src/layouts/document'
export { onPreRenderHTML } from './src/gatsby/build/document-order'
