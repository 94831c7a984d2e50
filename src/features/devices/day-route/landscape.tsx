import type { CSSProperties } from 'react'
import * as styles from './landscape.module.scss'

/** The lake of the long break: sky, two ranges of hills, water with glints of light. */
export function Lake() {
  return (
    <span className={styles.lake} aria-hidden="true">
      <svg viewBox="0 0 912 370" preserveAspectRatio="none">
        <path fill="#e4e8dc" d="M0 0H912V370H0Z" />
        <path
          fill="#c3d0c7"
          d="M0 166C70 150 130 158 210 140 300 120 350 102 430 104 520 108 560 150 650 148 740 146 820 118 912 104V370H0Z"
        />
        <path fill="#a4b9b0" d="M0 186C90 174 180 176 300 170 440 164 540 150 680 154 780 156 850 160 912 164V370H0Z" />
        <path fill="#8fa8a1" d="M0 196H912V370H0Z" />
        <path
          stroke="#d6e0da"
          strokeWidth="1.5"
          d="M90 219H152M250 256H372M420 207H512M640 230H686M120 296H168M520 309H652M720 268H834M330 339H392M780 344H846"
        />
      </svg>
      <i />
    </span>
  )
}

/**
 * A viaduct running to the edge of the page, with a train on it.
 * @param crossed how far the train has come, from 0 to 1; undefined: it stands
 */
export function Viaduct({ crossed }: { crossed: number | undefined }) {
  return (
    <svg className={styles.viaduct} viewBox="0 0 530 100" aria-hidden="true">
      <path fill="#ecdcc0" d="M110 30H330C360 4 400 22 430 20 470 16 500 8 530 0V100H110Z" />
      <path
        fill="#d9b990"
        d="M64 20H530V100H512V68a25 25 0 0 0-50 0V100H446V68a25 25 0 0 0-50 0V100H380V68a25 25 0 0 0-50 0V100H314V68a25 25 0 0 0-50 0V100H248V68a25 25 0 0 0-50 0V100H182V68a25 25 0 0 0-50 0V100H64Z"
      />
      <path fill="#c8b287" d="M0 100C24 56 34 16 64 16 94 16 112 66 148 100Z" />
      <g
        className={styles.train}
        style={crossed === undefined ? undefined : ({ '--crossed': crossed } as CSSProperties)}
      >
        <path fill="#a8442c" d="M200 6H244V20H200ZM248 6H292V20H248ZM296 6H330C340 6 346 12 347 20H296Z" />
        <path fill="#fbf4e8" d="M205 9H239V13H205ZM253 9H287V13H253ZM301 9H330C334 9 337 11 338 13H301Z" />
      </g>
    </svg>
  )
}

/** The hills behind the house where the day ends. */
export function Stay() {
  return (
    <svg className={styles.stay} viewBox="0 0 84 84" aria-hidden="true">
      <path fill="#f0e2c4" d="M0 0H84V84H0Z" />
      <circle cx="56" cy="28" r="13" fill="#e8935f" />
      <path fill="#c2ad78" d="M0 48C24 40 52 50 84 40V84H0Z" />
      <path fill="#808248" d="M0 62C30 50 56 64 84 54V84H0Z" />
      <path fill="#5f6a3c" d="M0 74C30 66 60 78 84 68V84H0Z" />
    </svg>
  )
}
