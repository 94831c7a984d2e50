import * as styles from './order-line.module.scss'

/** Drawings of the articles on a 120 × 120 viewBox: background colour and shapes. */
const drawings: Record<string, readonly [ground: string, shapes: string]> = {
  bread: [
    '#f7ecd9',
    '<path d="M14 72c0-22 18-34 46-34s46 12 46 34c0 16-10 25-46 25S14 88 14 72z" fill="#c07f3c"/><path d="M18 66c2-16 19-24 42-24s40 8 42 24c-6-9-20-14-42-14s-36 5-42 14z" fill="#dba058"/><g stroke="#f3d9ae" stroke-width="5" stroke-linecap="round"><path d="m36 50 9 20M55 46l7 22M75 48l5 19"/></g>',
  ],
  cheese: [
    '#fdf3d8',
    '<path d="M12 58v24c0 8 22 15 48 15s48-7 48-15V58z" fill="#dd9a2b"/><ellipse cx="60" cy="58" rx="48" ry="18" fill="#f0b642"/><path d="M60 58 104 51c6 6 4 9 2 11l-2 26-44 9z" fill="#fbe08d"/><path d="M60 58 104 51l2 9-46 9z" fill="#fdebae"/><circle cx="78" cy="78" r="4.5" fill="#efc75e"/><circle cx="93" cy="70" r="3.5" fill="#efc75e"/><circle cx="70" cy="88" r="3" fill="#efc75e"/><circle cx="92" cy="84" r="3" fill="#efc75e"/>',
  ],
  coffee: [
    '#f0ebe4',
    '<path d="M34 26h52l4 80H30z" fill="#2e2a26"/><path d="M34 26h52l-2-12H36z" fill="#454039"/><path d="M34 26h52" stroke="#1f1c19" stroke-width="2"/><rect x="40" y="46" width="40" height="42" rx="3" fill="#f2c14e"/><ellipse cx="60" cy="63" rx="9" ry="12" fill="#5b3d23" transform="rotate(28 60 63)"/><path d="M55 54c8 5 2 12 10 18" stroke="#f2c14e" stroke-width="2.2" fill="none"/><path d="M48 82h24" stroke="#7a5a12" stroke-width="2.4"/>',
  ],
  eggs: [
    '#eef0ea',
    '<g fill="#e9c7a0"><ellipse cx="30" cy="58" rx="13" ry="17"/><ellipse cx="60" cy="58" rx="13" ry="17"/><ellipse cx="90" cy="58" rx="13" ry="17"/></g><g fill="#f6dfc4"><ellipse cx="27" cy="52" rx="5" ry="7"/><ellipse cx="57" cy="52" rx="5" ry="7"/><ellipse cx="87" cy="52" rx="5" ry="7"/></g><path d="M12 62c6 0 6 8 18 8s10-8 15-8 5 8 15 8 10-8 15-8 5 8 15 8 12-8 18-8l-5 34H17z" fill="#9aa39a"/><path d="M15 82h90l-2 14H17z" fill="#858f86"/>',
  ],
  lettuce: [
    '#eaf3de',
    '<path d="M60 98c-26 2-44-14-40-36-4-8 4-16 10-16 2-12 14-18 22-14 8-8 22-4 26 4 12-2 20 8 18 16 8 6 8 16 4 22-2 16-18 26-40 24z" fill="#6fa544"/><path d="M60 96c-18 0-30-12-28-28 2-14 14-24 28-24s28 10 28 24c2 16-10 28-28 28z" fill="#93c35e"/><path d="M60 94c-10-4-16-14-14-26 2-8 8-14 14-14s12 6 14 14c2 12-4 22-14 26z" fill="#bfdf8c"/><path d="M60 58v36M60 72l-8-8M60 72l8-8M60 84l-10-9M60 84l10-9" stroke="#f1f7df" stroke-width="2.4" stroke-linecap="round"/>',
  ],
  milk: [
    '#e8f0f4',
    '<path d="M38 44 46 26h28l8 18v62H38z" fill="#fbfaf6"/><path d="M38 44 46 26h28l8 18z" fill="#e6eef0"/><path d="M46 14h28v12H46z" fill="#cfdde2"/><path d="M66 44h16v62H66z" fill="#e9eff0"/><path d="M38 66c10-8 16 8 28 0s10-2 16 0v26c-8-6-14 6-26 0s-12 4-18 0z" fill="#3f7fae"/>',
  ],
  oil: [
    '#eff0dd',
    '<path d="M53 10h14v10H53z" fill="#2b2a22"/><path d="M54.5 20h11v14c0 6 11 8 11 20v48a6 6 0 0 1-6 6h-21a6 6 0 0 1-6-6V54c0-12 11-14 11-20z" fill="#6f7f2c"/><path d="M49 54c0-8 7-10 8.5-16" stroke="#a9b65a" stroke-width="3" fill="none" stroke-linecap="round"/><rect x="43.5" y="60" width="33" height="32" fill="#f4ecd6"/><path d="M60 66c6 4 6 12 0 18-6-6-6-14 0-18z" fill="#8b9a3c"/><path d="M50 88h20" stroke="#b7a97f" stroke-width="2"/>',
  ],
  pasta: [
    '#e6ecf5',
    '<path d="M36 14h48v92H36z" fill="#31538a"/><path d="M36 14h48v12H36z" fill="#27446f"/><circle cx="60" cy="66" r="19" fill="#f5e7bd"/><g stroke="#dba94c" stroke-width="4.5" fill="none" stroke-linecap="round"><path d="M50 60c4-6 8 6 12 0s6 2 8-1M49 69c4-6 8 6 12 0s6 2 9-1M53 77c3-4 6 4 9 0s4 1 5 0"/></g><path d="M46 36h28" stroke="#f5e7bd" stroke-width="3"/>',
  ],
  tomato: [
    '#fbe9e2',
    '<path d="M18 62h84l-7 38H25z" fill="#c99a5b"/><path d="M18 62h84l-1.5 8h-81z" fill="#b58446"/><path d="M22.5 82h75M24.5 91h71" stroke="#b58446" stroke-width="2.5"/><g fill="#d8442f"><circle cx="34" cy="52" r="13"/><circle cx="60" cy="50" r="14"/><circle cx="86" cy="52" r="13"/><circle cx="47" cy="38" r="12.5"/><circle cx="73" cy="38" r="12.5"/></g><g fill="#ef6b53" opacity=".75"><circle cx="30" cy="47" r="3.5"/><circle cx="55" cy="44" r="3.8"/><circle cx="82" cy="47" r="3.5"/><circle cx="43" cy="33" r="3.5"/><circle cx="69" cy="33" r="3.5"/></g><g stroke="#4f7a35" stroke-width="2.6" stroke-linecap="round"><path d="M47 27v6m-6-3 6 2 6-2M73 27v6m-6-3 6 2 6-2"/></g><path d="M18 62h84l-1 5H19z" fill="#d9ac6c"/>',
  ],
}

/** A small, decorative drawing of an article. */
export function Drawing({ name }: { name: string }) {
  const [ground, shapes = ''] = drawings[name] ?? []
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 120 120"
      style={{ backgroundColor: ground }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
