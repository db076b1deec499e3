import { momentOf } from '#derive/moment.ts'

/** How the app's server reaches a portal. */
export interface AppClientOptions {
  /** Where the portal is: `http://127.0.0.1:5180`. */
  readonly url: string
  /** A service key: `mhk_…`. */
  readonly key: string
  /** Sends a request: `fetch` unless told, or `portal.app.request` where there is no network. */
  readonly request?: (url: string, init: RequestInit) => Promise<Response> | Response
}

/** What became of an item. */
export interface Outcome {
  readonly key?: string
  readonly done: boolean
  readonly id?: number
  readonly created?: boolean
  readonly code?: number
  readonly message?: string
  readonly errors?: { readonly [field: string]: string }
}
/** What became of a list of items. */
export interface Outcomes {
  readonly total: number
  readonly done: number
  readonly refused: number
  readonly results: readonly Outcome[]
}
/** One page of what is published. */
export interface PublicPage {
  readonly list: readonly PublicRecord[]
  readonly total: number | null
  readonly hasNext: boolean
}
export interface PublicRecord {
  readonly id: number
  readonly updatedAt: string
  readonly [field: string]: unknown
}
/** A stretch of the feed, and the cursor to go on from. */
export interface Changes {
  readonly list: readonly {
    readonly entity: string
    readonly path: string
    readonly id: number
    readonly event: 'published' | 'changed' | 'withdrawn'
    readonly at: string
  }[]
  readonly cursor: string
  readonly hasNext: boolean
}
type Item = { readonly [field: string]: unknown }

/** The portal did not do what the app asked for. */
export class AppError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(
    asked: string,
    { code, message, data }: { code: number; message: string; data: unknown },
  ) {
    const errors = (data as { errors?: object } | null)?.errors
    super(`${asked}: ${code} ${message}${errors ? ` ${JSON.stringify(errors)}` : ''}`)
    this.name = 'AppError'
    this.code = code
    this.data = data
  }
}

/**
 * The app's side of the portal: what its server sends and reads. Plays the app in tests, fills the demo, and shows
 * whoever writes the real one how the calls go.
 */
export class AppClient {
  readonly #options: Required<AppClientOptions>

  constructor({ request = fetch, ...options }: AppClientOptions) {
    this.#options = { request, ...options }
  }

  /** Makes a user, or changes the one with this uid. */
  register(user: { readonly uid: string; readonly nickname: string } & Item): Promise<Outcome> {
    return this.send('appUser', {
      key: `register-${user.uid}-${JSON.stringify(user)}`.slice(0, 190),
      ...user,
    })
  }

  /** A reader's words under a record; `key` keeps a retry from saying them twice. */
  comment(
    key: string,
    uid: string,
    target: { readonly type: string; readonly id: number },
    content: string,
    more: Item = {},
  ): Promise<Outcome> {
    return this.send('contentComment', { key, user: { uid }, target, content, ...more })
  }

  /** What a user read, heard and watched on a day, in seconds; the whole day each time. */
  study(uid: string, date: string, times: { listen?: number; read?: number; video?: number }) {
    return this.send('cumulativeTime', { user: { uid }, date, ...times })
  }

  /** Takes a coupon into a user's wallet. */
  collect(key: string, uid: string, coupon: number, validity: { start: string; end: string }) {
    const receivedAt = validity.start
    return this.send('userCoupon', {
      key,
      user: { uid },
      coupon,
      source: 'center',
      receivedAt,
      validity,
    })
  }

  /** A medal a user has earned; sent again, nothing happens. */
  earn(uid: string, medal: number, reason: string): Promise<Outcome> {
    return this.send('medal/holders', { user: { uid }, medal, origin: 'rule', reason })
  }

  /** Somebody who bought their way into a camp's period; `phone` is where the teacher reaches them. */
  signUp(
    uid: string,
    period: number,
    student: { readonly nickname: string; readonly phone: string } & Item,
  ): Promise<Outcome> {
    const joinedAt = momentOf(Date.now())
    return this.send('campStudent', {
      period,
      user: { uid },
      origin: 'order',
      joinedAt,
      ...student,
    })
  }

  /** A task of their period that a student, known by number, has finished. */
  finishTask(student: number, task: number): Promise<Outcome> {
    return this.send('campTaskDone', { student, task, doneAt: momentOf(Date.now()) })
  }

  /** An order as it stands, known by its number; `status` is unpaid, paid or closed. */
  order(order: { readonly orderNo: string; readonly status: string } & Item): Promise<Outcome> {
    return this.send('userOrder', order)
  }

  /** A line for each use of a coupon by an order, and for each time it was given back. */
  couponUsed(userCoupon: number, event: 'use' | 'giveBack', line: Item): Promise<Outcome> {
    return this.send('couponUsage', {
      key: `${event}-${userCoupon}-${String(line.order)}`,
      userCoupon,
      event,
      ...line,
    })
  }

  /** Moves a record on: `move('userCoupon', 12, 'use')`. */
  move(path: string, id: number, move: string, values: Item = {}): Promise<Outcome> {
    return this.send(path, { key: `${move}-${path}-${id}`, id, move, ...values })
  }

  /** Sends one item; throws where it is refused. */
  send(path: string, item: Item): Promise<Outcome> {
    return this.#call('POST', `ingest/${path}`, item)
  }

  /** Sends up to 500 items; each stands or falls alone. `key` makes the whole repeatable. */
  sendAll(path: string, items: readonly Item[], key?: string): Promise<Outcomes> {
    return this.#call('POST', `ingest/${path}`, items, key ? { 'idempotency-key': key } : {})
  }

  /** Published records: `published('article', { filter: { column: 3 }, sort: ['publishAt', 'DESC'], range: [0, 9] })`. */
  published(
    path: string,
    asked: {
      filter?: Item
      sort?: readonly [string, 'ASC' | 'DESC']
      range?: [number, number]
    } = {},
  ): Promise<PublicPage> {
    const query = new URLSearchParams(
      Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]),
    )
    return this.#call('GET', `public/${path}?${query}`)
  }

  /** One published record; with a token of the back office a draft too. */
  read(path: string, id: number, preview?: string): Promise<PublicRecord> {
    const query = preview ? `?preview=${encodeURIComponent(preview)}` : ''
    return this.#call('GET', `public/${path}/${id}${query}`)
  }

  /** What changed since a cursor; `now` gives this moment's. Waits up to so many seconds for something. */
  changes(since = '', wait = 0): Promise<Changes> {
    return this.#call('GET', `changes?since=${since}&wait=${wait}`)
  }

  async #request(address: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#options.request(address, init)
    } catch (cause) {
      const said = `Failed to call ${address}: nobody answers there. Is the portal running?`
      throw new Error(said, { cause })
    }
  }

  async #call<T>(method: string, path: string, body?: unknown, headers = {}): Promise<T> {
    const { url, key } = this.#options
    const answer = await this.#request(`${url}/api/portal/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const envelope = (await answer.json()) as { code: number; message: string; data: T }
    if (envelope.code !== 20000) throw new AppError(`${method} ${path}`, envelope)
    return envelope.data
  }
}
