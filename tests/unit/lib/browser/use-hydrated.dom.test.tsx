import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useHydrated } from '../../../../src/lib/browser/use-hydrated'

/** Shows the value, and records that of every render. */
function probe() {
  const seen: boolean[] = []
  function Probe() {
    const isHydrated = useHydrated()
    seen.push(isHydrated)
    return <p>{String(isHydrated)}</p>
  }
  return { Probe, seen }
}

describe('what waits for scripts', () => {
  it('is not there in the built HTML, and comes after hydration by one more render', () => {
    const { Probe, seen } = probe()
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Probe />)
    document.body.append(container)
    expect(screen.getByText('false')).toBeVisible()

    seen.length = 0
    const faults: unknown[] = []
    render(<Probe />, { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) })
    expect(screen.getByText('true')).toBeVisible()
    expect([seen, faults]).toEqual([[false, true], []])
  })

  it('is there from the first render of what mounts later', () => {
    const { Probe, seen } = probe()
    render(<Probe />)
    expect(seen).toEqual([true])
  })
})
