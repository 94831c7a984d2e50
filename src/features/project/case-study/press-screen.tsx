import { Fragment, useRef, useState } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { useStatus } from '../../../lib/browser/use-status'
import { Picture } from '../../../ui/picture'
import * as styles from './press-screen.module.scss'

/**
 * How long a button stays deaf after a press, in milliseconds: the second half of a double click or a double tap would
 * take back what the first has done, or press what has come to its place.
 */
const PAUSE = 700

type Buttons = NonNullable<Queries.DecisionScreenFragment['press']>['buttons']

export interface PressScreenProps {
  image: Queries.DecisionScreenFragment['image']
  buttons: Buttons
  sizes: string
  /** The one of the buttons that is pressed, if any. */
  pressed: Buttons[number] | undefined
  onPress: (name: string | undefined) => void
}

/**
 * A screen with buttons that work: each shows the screen it leads to, on which the same button, at the same place or
 * another, takes it back. Without scripts it is the first screen.
 */
export function PressScreen({ image, buttons, sizes, pressed, onPress }: PressScreenProps) {
  const isLive = useHydrated()
  const [status, say] = useStatus()
  // A button that has just changed under the pointer is not one that it points at.
  const [isHeld, setHeld] = useState(false)
  const pressedAt = useRef(-PAUSE)

  return (
    <>
      <Picture
        picture={image}
        sizes={sizes}
        style={{ backgroundColor: image.margin }}
        aria-hidden={pressed ? true : undefined}
      />
      {isLive &&
        buttons.map((button) => {
          const { name } = button
          const isPressed = button === pressed
          const at = isPressed ? (button.undoAt ?? button.at) : button.at
          return (
            <Fragment key={name}>
              <Picture
                picture={button.image}
                sizes={sizes}
                // It lies on the first screen, not on a colour while it is decoded.
                style={{ backgroundColor: 'transparent' }}
                className={styles.after}
                data-shown={isPressed || undefined}
              />
              {(isPressed || !pressed) && (
                <button
                  type="button"
                  className={styles.button}
                  style={{ left: `${at.left}%`, top: `${at.top}%`, width: `${at.width}%`, height: `${at.height}%` }}
                  aria-label={isPressed ? button.undo : name}
                  data-live=""
                  data-held={isHeld || undefined}
                  onPointerLeave={() => setHeld(false)}
                  // A key that is held down presses once.
                  onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
                  onClick={({ detail, timeStamp }) => {
                    if (timeStamp - pressedAt.current < PAUSE) return
                    pressedAt.current = timeStamp
                    // Not by a key, which counts no clicks.
                    setHeld(detail > 0)
                    onPress(isPressed ? undefined : name)
                    say(isPressed ? button.undone : button.says)
                  }}
                />
              )}
            </Fragment>
          )
        })}
      {isLive && status}
    </>
  )
}
