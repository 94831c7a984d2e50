import { act, render } from '@testing-library/react'
import type { Dispatch } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FilmStill } from '../../../../src/features/hero/film-still'
import type { SiteAction } from '../../../../src/state/site-reducer'
import { SiteStateProvider, useSiteState } from '../../../../src/state/site-state'
import { picture } from '../../picture-fixture'

vi.mock('../../../../src/features/hero/use-preview', () => ({ usePreview: (file: string | null) => file ?? undefined }))

const play = vi.fn(() => Promise.resolve())
const pause = vi.fn()
const film = { title: 'Film', url: '/film.mp4', seconds: 24, preview: '/preview.mp4', poster: picture('Poster') }

let dispatch: Dispatch<SiteAction>

function Page() {
  dispatch = useSiteState().dispatch
  return <FilmStill film={film} note={null} />
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  render(<Page />, { wrapper: SiteStateProvider })
})

describe('the preview over the still', () => {
  it('plays', () => {
    expect(play).toHaveBeenCalledOnce()
    expect(pause).not.toHaveBeenCalled()
  })

  it.each(['videoModalVisible', 'aboutVisible', 'contactVisible', 'visibleOffCanvas'] as const)(
    'waits while a panel covers the page (%s), and then goes on',
    (panel) => {
      act(() => dispatch({ type: 'open', panel }))
      expect(pause).toHaveBeenCalledOnce()
      expect(play).toHaveBeenCalledOnce()
      act(() => dispatch({ type: 'close-all' }))
      expect(play).toHaveBeenCalledTimes(2)
    },
  )

  it('does not start over after a panel if it has ended', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'ended', 'get').mockReturnValue(true)
    act(() => dispatch({ type: 'open', panel: 'videoModalVisible' }))
    act(() => dispatch({ type: 'close-all' }))
    expect(play).toHaveBeenCalledOnce()
  })
})
