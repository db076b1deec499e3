import type { Row } from '#declare'

/** How long a decision may be taken back before it is sent, in milliseconds. */
export const HOLD = 10_000
/** So many are sent at once. */
const AT_ONCE = 3
/** A desk that was not heard of for so long is gone: what it left unsent is sent by the next one. */
const LEFT = 30_000

/** What goes along with a decision that was made in a dialog. */
export interface DecisionTerms {
  readonly reason?: string
  readonly accept?: readonly string[]
}
/** A decision on one record: held for a while, then sent. */
export interface Decision {
  readonly id: number
  readonly title: string
  readonly move: string
  /** The state it was decided in. */
  readonly from: string
  /** The state it leads to: one that stands there already has been decided so. */
  readonly to: string
  readonly values: Row
  /** The reason given, and what was agreed to. */
  readonly terms?: DecisionTerms
  readonly version: number
  /** When it was made, in milliseconds. */
  readonly at: number
  /** Decisions of one press bear one number. */
  readonly press: number
  /** It was on its way when its window went, and may have arrived: it is sent again, and not taken back. */
  readonly sent?: true
}
/** A decision that was not carried out, and why. */
export interface Refusal {
  readonly decision: Decision
  readonly why: string
  /** It would be done if somebody agreed to what the portal asks. */
  readonly asks: boolean
}
export interface OutboxState {
  readonly held: readonly Decision[]
  readonly sending: readonly Decision[]
  readonly refused: readonly Refusal[]
  /** Done since the desk was opened. */
  readonly done: number
  /** The portal does not answer: what is decided waits for it. */
  readonly lost: boolean
}
/** What became of a decision that was sent. */
export type Sent = 'done' | 'lost' | { readonly why: string; readonly asks: boolean }

interface Means {
  /** `leaving`: it has to outlive the page. */
  send(decision: Decision, leaving: boolean): Promise<Sent>
  now(): number
  /** Where unsent decisions outlive the window; every desk under a name of its own. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  /** `queue:12:comment:`, and the name of this desk. */
  readonly place: { readonly prefix: string; readonly desk: string }
}

/**
 * Decisions of a desk on their way: each can be taken back for ten seconds, is sent then, and waits where the portal is
 * out of reach. What a closed window left unsent is taken over by the next desk of the same person.
 */
export class Outbox {
  readonly #means: Means
  readonly #listeners = new Set<() => void>()
  #state: OutboxState = { held: [], sending: [], refused: [], done: 0, lost: false }
  #press = 0

  constructor(means: Means) {
    this.#means = means
    this.#set({ held: this.#leftBehind() })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): OutboxState => this.#state

  /** The numbers of all records that are decided here and not yet done. */
  unsent(): readonly number[] {
    return [...this.#state.held, ...this.#state.sending].map(({ id }) => id)
  }

  /** Holds what was decided with one press. */
  decide(decided: readonly Omit<Decision, 'at' | 'press'>[]): void {
    this.#press++
    const at = this.#means.now()
    const added = decided.map((one) => ({ ...one, at, press: this.#press }))
    this.#set({ held: [...this.#state.held, ...added] })
  }

  /** Sends one at once, which cannot be taken back then; whether it was done. What it was refused for is told. */
  async sendAtOnce(one: Omit<Decision, 'at' | 'press'>): Promise<boolean> {
    const decision = { ...one, at: this.#means.now(), press: ++this.#press }
    const sent = await this.#means.send(decision, false)
    if (sent === 'lost') this.#set({ lost: true, held: [decision, ...this.#state.held] })
    else if (sent !== 'done')
      this.#set({ refused: [...this.#state.refused, { decision, ...sent }] })
    else this.#set({ lost: false, done: this.#state.done + 1 })
    return sent === 'done'
  }

  /** Takes the last press back, as long as nothing of it was sent; what it had decided, empty where there is nothing. */
  takeBack(): readonly Decision[] {
    const last = lastToTakeBack(this.#state)
    if (!last || this.#state.sending.some(({ press }) => press === last.press)) return []
    // Presses are counted anew in each window: one of the window before may bear the same number.
    const back = this.#state.held.filter(({ press, sent }) => press === last.press && !sent)
    this.#set({ held: this.#state.held.filter((one) => !back.includes(one)) })
    return back
  }

  /** Forgets that something was refused: it has been seen. */
  dismiss(id: number): void {
    this.#set({ refused: this.#state.refused.filter(({ decision }) => decision.id !== id) })
  }

  /** Sends what was held long enough; all of it at once where `hurry`, since whoever leaves waits for nothing. */
  async send(hurry = false): Promise<void> {
    this.#keep()
    const due = () =>
      this.#state.held.find(({ at, sent }) => hurry || sent || this.#means.now() - at >= HOLD)
    const lane = async () => {
      for (let one = due(); one; one = due()) {
        const decision = one
        this.#set({
          held: this.#state.held.filter((held) => held !== decision),
          sending: [...this.#state.sending, decision],
        })
        const sent = await this.#means.send(decision, hurry)
        this.#settle(decision, sent)
        if (sent === 'lost') return
      }
    }
    const free = hurry ? this.#state.held.length : AT_ONCE - this.#state.sending.length
    await Promise.all(Array.from({ length: Math.max(free, 0) }, lane))
  }

  #settle(decision: Decision, sent: Sent): void {
    const sending = this.#state.sending.filter((one) => one !== decision)
    if (sent === 'lost') this.#set({ sending, lost: true, held: [decision, ...this.#state.held] })
    else if (sent === 'done') this.#set({ sending, lost: false, done: this.#state.done + 1 })
    else
      this.#set({
        sending,
        lost: false,
        refused: [...this.#state.refused, { decision, ...sent }],
      })
  }

  #set(part: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...part }
    this.#keep()
    for (const listener of this.#listeners) listener()
  }

  #keep(): void {
    const { storage, place } = this.#means
    const key = place.prefix + place.desk
    const { sending, held } = this.#state
    const unsent = [...sending.map((one) => ({ ...one, sent: true })), ...held]
    if (unsent.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ seen: this.#means.now(), unsent }))
  }

  #leftBehind(): readonly Decision[] {
    const { storage, place, now } = this.#means
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    const found: Decision[] = []
    for (const key of keys.filter((one) => one.startsWith(place.prefix))) {
      const { seen, unsent } = read(storage.getItem(key))
      const isOwn = key === place.prefix + place.desk
      if (!isOwn && now() - seen < LEFT) continue
      found.push(...unsent)
      storage.removeItem(key)
    }
    return found
  }
}

/** The decision that can be taken back now. */
export const lastToTakeBack = ({ held }: OutboxState): Decision | undefined =>
  held.findLast(({ sent }) => !sent)

interface Kept {
  /** When the desk that keeps it was heard of last. */
  readonly seen: number
  readonly unsent: readonly Decision[]
}

function read(text: string | null): Kept {
  try {
    const { seen, unsent } = JSON.parse(text ?? '{}') as Kept
    return { seen, unsent: unsent.filter(({ id, move }) => Number.isInteger(id) && move) }
  } catch {
    return { seen: 0, unsent: [] }
  }
}
