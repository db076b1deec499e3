import { headersOf, portalBase } from '../client.ts'
import { readToken } from '../storage.ts'
import { isSomebodyElse } from '../tabUser.ts'
import { eventReader, type LiveEvent } from './liveEvents.ts'

/** Longer than the portal is ever silent: the line is dead, whatever the machines between say. In milliseconds. */
const DEAD = 40_000
/** What is looked at changes several times while a screen is drawn. */
const SETTLE = 200
/** What the first screen is drawn with comes first: the line is opened once nothing has been loaded for so long. */
const CALM = 1_500
/** A page that is hidden for so long is not looked at; going to and fro between tabs is. */
const HIDDEN = 20_000
/** How long is waited after the line broke: at first, and at most. */
const [SOON, LATE] = [1_000, 60_000]
/** What is looked at was read a little before it was asked for. */
const BEFORE = 3_000

/** What tells a line how things go. */
interface Ends {
  hear(event: LiveEvent): void
  /** Whether what others do is told from now on. */
  onLine(isOpen: boolean): void
}

/**
 * One stream of a tab, open while the page is looked at and somebody is signed in; opened again where it breaks, from
 * where it broke.
 */
export class LiveLine {
  readonly #ends: Ends
  #address = ''
  #cursor = ''
  #aborting: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isCalm = false
  #isOpen = false
  /** Since when something is looked at of which nothing has been told. */
  #wantedAt = 0

  constructor(ends: Ends) {
    this.#ends = ends
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'hidden' ? this.#after(HIDDEN) : this.#after(0),
    )
    addEventListener('storage', ({ key }) => key === 'token' && this.#after(0))
    addEventListener('online', () => this.#after(0))
    addEventListener('pagehide', () => this.#cut())
  }

  /** Listens for this from now on; for nothing where it is empty. */
  listen(address: string): void {
    if (address === this.#address) return
    if (this.#address === '') this.#wantedAt = Date.now()
    if (address === '') this.#cursor = ''
    this.#address = address
    this.#after(SETTLE)
  }

  /** Over when the page stands for the first time. */
  async #calm(): Promise<void> {
    const loaded = () => performance.getEntriesByType('resource').length
    for (let before = -1; !this.#isCalm; this.#isCalm = before === loaded()) {
      before = loaded()
      await new Promise((resolve) => setTimeout(resolve, CALM))
    }
  }

  #after(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#open(), wait)
  }

  get #isWanted(): boolean {
    const isLookedAt = document.visibilityState !== 'hidden'
    return this.#address !== '' && isLookedAt && readToken() !== null && !isSomebodyElse()
  }

  async #open(): Promise<void> {
    this.#cut()
    if (!this.#isWanted) return this.#lost()
    const aborting = new AbortController()
    this.#aborting = aborting
    await this.#calm()
    if (this.#aborting !== aborting) return
    const wait = await this.#read(aborting.signal).catch(() => undefined)
    // Another one has been opened in its place, or the page was left.
    if (this.#aborting !== aborting) return
    this.#lost()
    if (wait !== null) this.#after(wait ?? this.#backoff())
  }

  /** Gives how long is to be waited before it is opened again; null where that depends on something else. */
  async #read(signal: AbortSignal): Promise<number | null> {
    const headers = headersOf(undefined)
    headers.set('Accept', 'text/event-stream')
    if (this.#cursor) headers.set('Last-Event-ID', this.#cursor)
    const age = this.#cursor ? '' : `&age=${Date.now() - this.#wantedAt + BEFORE}`
    this.#watch()
    const address = `${location.origin}${portalBase}live?${this.#address}${age}`
    const response = await fetch(address, { headers, signal })
    // Signed out; or a portal that speaks otherwise, and tells nothing.
    if (response.status === 401 || response.status === 404) return null
    if (!response.ok || !response.body) return this.#backoff()
    let wait: number | null = SOON * Math.random()
    const read = eventReader((event, id) => {
      if (id) this.#cursor = id
      if (event.name === 'over') wait = waitAfter(event.data.why)
      else this.#hear(event)
    })
    const texts = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      this.#watch()
      const { done, value } = await texts.read()
      if (done) return wait
      read(value)
    }
  }

  #hear(event: LiveEvent): void {
    this.#failures = 0
    if (!this.#isOpen) {
      this.#isOpen = true
      this.#ends.onLine(true)
    }
    this.#ends.hear(event)
  }

  #lost(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#ends.onLine(false)
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => {
      this.#lost()
      this.#after(0)
    }, DEAD)
  }

  #cut(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#watchdog)
    const aborting = this.#aborting
    this.#aborting = undefined
    aborting?.abort()
  }

  /** Many tabs lose their portal at the same moment: each comes back at one of its own. */
  #backoff(): number {
    const most = Math.min(LATE, SOON * 2 ** this.#failures++)
    return most * (0.5 + Math.random() / 2)
  }
}

/** Signed out: until somebody signs in. Too many tabs: later. Else at once, at a moment of one's own. */
function waitAfter(why: string): number | null {
  if (why === 'signedOut') return null
  return why === 'crowded' ? LATE : SOON * (0.5 + Math.random())
}
