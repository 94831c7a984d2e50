import { Fragment } from 'react'
import { useHydrated } from '../../../lib/browser/use-hydrated'
import { useStatus } from '../../../lib/browser/use-status'
import { Picture } from '../../../ui/picture'
import * as styles from './press-screen.module.scss'

export interface PressScreenProps {
  image: Queries.DecisionScreenFragment['image']
  buttons: NonNullable<Queries.DecisionScreenFragment['press']>['buttons']
  sizes: string
  /** The button that was pressed last in the case, perhaps of another screen. */
  pressed: string | undefined
  onPress: (name: string | undefined) => void
}

/**
 * A screen with buttons that work: each shows the screen it leads to, on which the same button, at the same place,
 * takes it back. Without scripts it is the first screen.
 */
export function PressScreen({ image, buttons, sizes, pressed: last, onPress }: PressScreenProps) {
  const isLive = useHydrated()
  const [status, say] = useStatus()
  const pressed = buttons.find(({ name }) => name === last)

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
          const { name, at } = button
          const isPressed = button === pressed
          return (
            <Fragment key={name}>
              <Picture
                picture={button.image}
                sizes={sizes}
                style={{ backgroundColor: image.margin }}
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
                  onClick={({ detail }) => {
                    // The second half of a double click would take back what the first has done.
                    if (detail > 1) return
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
