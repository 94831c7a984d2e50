import { classNames } from '../../lib/text/class-names'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { Picture } from '../../ui/picture'
import { FilmStatus } from './film-status'
import { playerOf, privacy } from './player-of'
import { useFilm } from './use-film'
import type { Film } from './video-modal'
import * as styles from './film-box.module.scss'

export interface FilmBoxProps {
  film: Film
  isOpen: boolean
}

/**
 * The film in its box (O4, O5): the poster until the player is ready, with a line along the lower edge that grows
 * meanwhile; then the player with its own controls. What happens is said below. Closing stops it and starts over.
 */
export function FilmBox({ film, isOpen }: FilmBoxProps) {
  const load = playerOf(film.url)
  const player = useLazyModule(isOpen ? load : undefined)
  const { stage, seconds, isPlaying, ...events } = useFilm(isOpen)
  const shown = !load ? 'elsewhere' : player === 'failed' ? 'refused' : stage
  const canLoad = isOpen && (shown === 'loading' || shown === 'ready')
  const Player = canLoad && typeof player === 'object' ? player.default : undefined

  return (
    <>
      <div className={classNames(styles.box, styles[shown])}>
        <Picture
          className={styles.poster}
          picture={film.poster}
          sizes="(min-width: 768px) 80vw, 712px"
          loading="eager"
        />
        {Player && (
          <div className={styles.player}>
            <Player
              {...events}
              url={film.url}
              playing={isPlaying}
              controls
              width="100%"
              height="100%"
              config={privacy}
            />
          </div>
        )}
        {shown === 'loading' && <div className={classNames(styles.line, Player && styles.half)} />}
      </div>
      <FilmStatus stage={shown} seconds={seconds} url={film.url} />
    </>
  )
}
