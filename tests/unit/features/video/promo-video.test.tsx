import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PromoVideo } from '../../../../src/features/video/promo-video'
import { PATIENCE } from '../../../../src/features/video/use-film'
import { SiteStateProvider } from '../../../../src/state/site-state'
import { usePanelLink } from '../../../../src/state/use-panel-link'

/** What the player was given last. */
interface Given {
  url: string
  playing: boolean
  config: unknown
  controls: boolean
  onReady: (handle?: unknown) => void
  onDuration: (seconds: number) => void
  onProgress: (state: { playedSeconds: number }) => void
  onEnded: () => void
  onPause: () => void
  onError: (error: unknown) => void
}
const player = vi.hoisted((): { given: unknown } => ({ given: undefined }))
const given = () => player.given as Given

vi.mock('react-player/file', () => ({
  default: (props: unknown) => {
    player.given = props
    return <video aria-label="Film" />
  },
}))

const video = {
  title: 'Six projects',
  url: '/promo.mp4',
  staticBackdrop: false,
  seconds: 80,
  bytes: null as number | null,
  captions: null as string | null,
  cuts: [] as { at: number; project: { name: string; path: string } }[],
  poster: { alt: 'A laptop', focus: null, file: { childImageSharp: null } },
}
const serve = (change: Partial<typeof video> = {}) =>
  vi.mocked(useStaticQuery).mockReturnValue({ siteContent: { video: { ...video, ...change } } })

function Opener() {
  return (
    <a href="/promo.mp4" {...usePanelLink('videoModalVisible')}>
      Watch
    </a>
  )
}

async function openFilm() {
  const user = userEvent.setup()
  render(
    <SiteStateProvider>
      <Opener />
      <PromoVideo />
    </SiteStateProvider>,
  )
  await user.click(screen.getByRole('link', { name: 'Watch' }))
  await screen.findByRole('dialog', { name: 'Promo video' })
  return user
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const says = (text: string | RegExp) => expect(screen.getByRole('status')).toHaveTextContent(text)

// Compiling it takes longer than a test waits for what a visitor sees.
beforeAll(() => import('../../../../src/features/video/video-modal'))

beforeEach(() => {
  vi.useRealTimers()
  player.given = undefined
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  serve()
})

describe('the film (O4–O6)', () => {
  it('is nowhere before a visitor asks for it', () => {
    render(<PromoVideo />, { wrapper: SiteStateProvider })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(given()).toBeUndefined()
  })

  it('loads, says so, and says its exact length once it is there', async () => {
    await openFilm()
    expect(screen.getByRole('heading', { name: 'Six projects' })).toBeVisible()
    says('Loading the film')
    await screen.findByLabelText('Film')
    act(() => {
      given().onReady()
      given().onDuration(81.4)
    })
    says('The film, 1:21')
  })

  it('starts by itself, and stays paused when the visitor paused it', async () => {
    await openFilm()
    await screen.findByLabelText('Film')
    expect(given().playing).toBe(true)
    act(() => given().onPause())
    expect(given().playing).toBe(false)
  })

  it('starts all the same if the visitor pauses and plays while it loads', async () => {
    const user = await openFilm()
    await screen.findByLabelText('Film')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(given().playing).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(given().playing).toBe(true)
    says('Loading the film')
  })

  it('waits for the visitor under reduced motion, says what playing costs, and loads nothing before', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    serve({ seconds: 24, bytes: 2_010_269 })
    const user = await openFilm()
    says('0:24, without sound. Press the space bar or the picture.')
    says('2 MB, loaded when you press play.')
    expect(given()).toBeUndefined()
    await user.keyboard(' ')
    await screen.findByLabelText('Film')
    expect(given().playing).toBe(true)
  })

  it('asks platforms to keep no record of the visitor (O5)', async () => {
    await openFilm()
    await screen.findByLabelText('Film')
    expect(given().config).toMatchObject({
      youtube: { embedOptions: { host: 'https://www.youtube-nocookie.com' } },
      vimeo: { playerOptions: { dnt: true } },
    })
  })

  it.each([
    [
      'Close',
      async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['a click beside it', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
  ])('closes by %s, stops at once, and gives the focus back', async (_, close) => {
    const user = await openFilm()
    await screen.findByLabelText('Film')
    act(() => given().onReady())
    await close(user)
    expect(screen.queryByLabelText('Film')).not.toBeInTheDocument()
    await isClosed()
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveFocus()
  })

  it('starts over when it is opened again', async () => {
    const user = await openFilm()
    await screen.findByLabelText('Film')
    act(() => given().onReady())
    await user.keyboard('{Escape}')
    await isClosed()
    await user.click(screen.getByRole('link', { name: 'Watch' }))
    await screen.findByRole('dialog')
    says('Loading the film')
  })

  it('starts over even when it is opened again before it has faded', async () => {
    await openFilm()
    await screen.findByLabelText('Film')
    act(() => given().onReady())
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(screen.getByText('Watch'))
    says('Loading the film')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('stays open on a click beside it where the content says so, and closes on Escape all the same', async () => {
    serve({ staticBackdrop: true })
    const user = await openFilm()
    await user.click(screen.getByRole('dialog'))
    expect(await screen.findByLabelText('Film')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await isClosed()
  })

  it.each([
    [true, 'The film could not be loaded from localhost.'],
    [false, 'You are offline'],
  ])('says why it does not come, and links to it (online: %s)', async (onLine, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    await openFilm()
    await screen.findByLabelText('Film')
    act(() => given().onError(new Event('error')))
    says(text)
    expect(screen.getByRole('link', { name: 'Open the film itself' })).toHaveAttribute('href', '/promo.mp4')
    expect(screen.queryByLabelText('Film')).not.toBeInTheDocument()
  })

  it('takes a refusal to start by itself for no failure', async () => {
    await openFilm()
    await screen.findByLabelText('Film')
    act(() => given().onReady())
    act(() => given().onError(new DOMException('play() needs a gesture', 'NotAllowedError')))
    expect(screen.getByLabelText('Film')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('gives up after ten seconds, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openFilm()
    act(() => void vi.advanceTimersByTime(PATIENCE - 1000))
    says('Loading the film')
    act(() => void vi.advanceTimersByTime(1000))
    says('The film did not come from localhost within 10 seconds.')
  })

  it('sends the visitor to a site whose films only play there', async () => {
    serve({ url: 'https://films.example/42' })
    await openFilm()
    says('The film is shown on films.example only.')
    const link = screen.getByRole('link', { name: 'Open the film itself' })
    expect(link).toHaveAttribute('href', 'https://films.example/42')
    expect(link).toHaveAttribute('rel', 'noopener')
  })
})

describe('the controls of a film of the site (O4–O6)', () => {
  const cuts = ['srxp', 'novacair', 'lento'].map((name, place) => ({
    at: place * 4,
    project: { name, path: `/${name}/` },
  }))
  const seekTo = vi.fn()

  async function playFilm(change: Partial<typeof video> = {}) {
    serve({ seconds: 12, captions: '/promo.vtt', cuts, ...change })
    const user = await openFilm()
    await screen.findByLabelText('Film')
    act(() => given().onReady({ seekTo, getInternalPlayer: () => null }))
    act(() => given().onDuration(12))
    return user
  }
  beforeEach(() => seekTo.mockClear())

  it('take the place of the browser’s, and a platform keeps its own', async () => {
    await playFilm()
    expect(given().controls).toBe(false)
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('say where the film is: its time, the work that is shown, and the way to the others', async () => {
    await playFilm()
    act(() => given().onProgress({ playedSeconds: 5.2 }))
    expect(screen.getByText('0:05')).toBeVisible()
    expect(screen.getByText('novacair', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go to novacair' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: 'Go to srxp' })).toHaveAttribute('aria-current', 'false')
    says('1 to 3 go to a work')
  })

  it('start the film at the work that a visitor chooses while it waits', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    serve({ seconds: 12, cuts })
    const user = await openFilm()
    await user.click(screen.getByRole('button', { name: 'Go to lento' }))
    await screen.findByLabelText('Film')
    act(() => given().onReady({ seekTo, getInternalPlayer: () => null }))
    expect(seekTo).toHaveBeenCalledExactlyOnceWith(8, 'seconds')
  })

  it('go to a work by its row below the film, which only pointers have', async () => {
    const user = await playFilm()
    const row = screen.getByRole('button', { name: 'lento 3', hidden: true })
    expect(row).toHaveAttribute('tabindex', '-1')
    await user.click(row)
    expect(seekTo).toHaveBeenLastCalledWith(8, 'seconds')
  })

  it('pause and play by the space bar, move by the arrows and go to works by their numbers', async () => {
    const user = await playFilm()
    await user.keyboard(' ')
    expect(given().playing).toBe(false)
    await user.keyboard(' ')
    expect(given().playing).toBe(true)
    act(() => given().onProgress({ playedSeconds: 5 }))
    await user.keyboard('{ArrowRight}')
    expect(seekTo).toHaveBeenLastCalledWith(6, 'seconds')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(seekTo).toHaveBeenLastCalledWith(4, 'seconds')
    await user.keyboard('3')
    expect(seekTo).toHaveBeenLastCalledWith(8, 'seconds')
    await user.keyboard('c')
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('leave the space bar to the button that has the focus', async () => {
    const user = await playFilm()
    screen.getByRole('button', { name: 'Go to lento' }).focus()
    await user.keyboard(' ')
    expect(seekTo).toHaveBeenLastCalledWith(8, 'seconds')
    expect(given().playing).toBe(true)
  })

  it('give way to the works as links when the film is over, and play it again', async () => {
    const user = await playFilm()
    act(() => given().onEnded())
    says('Ended, 0:12.')
    expect(screen.getByRole('heading', { name: 'That was all three. Read one slowly.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'lento 3' })).toHaveAttribute('href', '/lento/')
    expect(screen.getByRole('button', { name: 'Play again' })).toHaveFocus()
    await user.hover(screen.getByRole('link', { name: /2$/ }))
    expect(document.querySelector('video.still'), 'the picture the second work ends with').toHaveProperty(
      'currentTime',
      7.8,
    )
    await user.keyboard(' ')
    expect(seekTo).toHaveBeenLastCalledWith(0, 'seconds')
    expect(given().playing).toBe(true)
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  })
})
