import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useNear } from '../../../../src/features/devices/use-near'
import { stubIntersections } from '../../intersections'

function Place() {
  const place = useRef<HTMLDivElement>(null)
  return <div ref={place}>{useNear(place, '600px') ? 'near' : 'far'}</div>
}

describe('a device', () => {
  let see: (isIntersecting: boolean) => void

  beforeEach(() => {
    cleanup()
    see = stubIntersections()
    render(
      <>
        <a href="#decision-1">
          <b>Try it</b>
        </a>
        <a href="#decision-2">Another</a>
        <article id="decision-1">
          <Place />
        </article>
      </>,
    )
  })

  it('is near once it comes near the viewport, and stays so', () => {
    act(() => see(false))
    expect(screen.getByText('far')).toBeVisible()
    act(() => see(true))
    expect(screen.getByText('near')).toBeVisible()
  })

  it('is near as soon as a link to its decision is followed', () => {
    fireEvent.click(screen.getByText('Another'))
    expect(screen.getByText('far')).toBeVisible()
    fireEvent.click(screen.getByText('Try it'))
    expect(screen.getByText('near')).toBeVisible()
  })
})
