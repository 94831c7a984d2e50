import { useMemo, useRef } from 'react'
import { classNames } from '../../lib/text/class-names'
import { useLazyModule } from '../../lib/browser/use-lazy-module'
import { Picture } from '../../ui/picture'
import { type Film, numberOf, placeAt } from './film'
import { FilmControls } from './film-controls'
import { FilmEnd } from './film-end'
import { FilmStatus } from './film-status'
import { FilmWorks } from './film-works'
import { isFile, playerOf, privacy } from './player-of'
import { useCaptions } from './use-captions'
import { useFilm } from './use-film'
import { useFilmKeys } from './use-film-keys'
import { useFullScreen } from './use-full-screen'
import * as styles from './film-box.module.scss'

export interface FilmBoxProps {
  film: Film
  isOpen: boolean
  onClose: () => void
  /** Called when a visitor follows a link to one of its works. */
  onLeave: () => void
}

/** How often the player reports progress, in ms (O6). */
const PROGRESS = 100

/**
 * The film in its box (O4, O5): the poster until the player is ready, with a line growing along its bottom edge; then
 * the player, with its own controls if it is a platform's and with ours if it is a file. The status below says what
 * happens. Closing stops and resets it.
 */
export function FilmBox({ film, isOpen, onClose, onLeave }: FilmBoxProps) {
  const { url, captions, cuts } = film
  const isOwn = isFile(url)
  const load = playerOf(url)
  const { film: state, seek, toggle, video, events } = useFilm(isOpen, isOwn)
  const { played, isPlaying } = state
  const player = useLazyModule(isOpen && state.stage !== 'before' ? load : undefined)
  const shown = !load ? 'elsewhere' : player === 'failed' ? 'refused' : state.stage
  const canLoad = isOpen && (shown === 'loading' || shown === 'ready' || shown === 'ended')
  const Player = canLoad && typeof player === 'object' ? player.default : undefined
  const texts = useCaptions(video)
  const box = useRef<HTMLDivElement>(null)
  const config = useMemo(() => {
    const track = {
      kind: 'captions',
      src: captions ?? '',
      srcLang: LANGUAGE,
      label: STRINGS.film.captions,
    }
    return { ...privacy, file: { tracks: captions ? [track] : [] } }
  }, [captions])
  const fill = useFullScreen(box)
  const place = placeAt(cuts, played)
  const seconds = state.seconds ?? film.seconds
  const hasControls = isOwn && (canLoad || shown === 'before')

  useFilmKeys(isOpen && hasControls, {
    ' ': toggle,
    arrowleft: () => seek(played - 1),
    arrowright: () => seek(played + 1),
    ...(captions && { c: texts.toggle }),
    ...(fill && { f: fill }),
    ...Object.fromEntries(cuts.map(({ at }, index) => [String(index + 1), () => seek(at)])),
  })

  return (
    <>
      <div ref={box} className={classNames(styles.box, styles[shown])}>
        <div className={styles.picture}>
          <Picture
            className={styles.poster}
            picture={film.poster}
            sizes="(min-width: 768px) 80vw, 90vw"
            loading="eager"
          />
          {Player && (
            <div className={styles.player}>
              <Player
                {...events}
                url={url}
                playing={isPlaying}
                controls={!isOwn}
                playsinline
                progressInterval={PROGRESS}
                width="100%"
                height="100%"
                config={config}
              />
            </div>
          )}
          {hasControls && (
            // For pointers; the controls offer the same to everyone.
            <button type="button" className={styles.press} tabIndex={-1} aria-hidden="true" onClick={toggle} />
          )}
          {shown === 'ready' && place >= 0 && (
            <p className={styles.name} data-film="name">
              {cuts[place]?.project?.name} <span className={styles.number}>{numberOf(place)}</span>
            </p>
          )}
          {shown === 'loading' && <div className={classNames(styles.line, Player && styles.half)} />}
        </div>
        {hasControls && shown !== 'ended' && (
          <FilmControls
            cuts={cuts}
            seconds={seconds}
            played={played}
            isPlaying={isPlaying}
            isWaiting={shown === 'before'}
            onToggle={toggle}
            onSeek={seek}
            captions={captions ? texts : undefined}
            onFill={fill}
          />
        )}
        {shown === 'ended' && (
          <FilmEnd cuts={cuts} url={isOwn ? url : undefined} onAgain={toggle} onClose={onClose} onLeave={onLeave} />
        )}
      </div>
      {hasControls && shown !== 'ended' && cuts.length > 0 && (
        <FilmWorks cuts={cuts} place={shown === 'before' ? -1 : place} onSeek={seek} />
      )}
      <FilmStatus stage={shown} seconds={seconds} film={film} />
    </>
  )
}
