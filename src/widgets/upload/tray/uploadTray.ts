import type { Label } from '#declare'
import { originalOf } from '../originals.ts'
import { throttle } from '../throttle.ts'
import type { UploadKind } from '../UploadModel.ts'
import { isLineLost } from '../uploadObject.ts'
import type { Keeper } from './keeper.ts'
import { pace } from './pace.ts'
import {
  type ArrivedFile,
  isForLibrary,
  isUnderWay,
  type Owner,
  type Sender,
  type TrayItem,
} from './trayItem.ts'

/** What a file is taken up with. */
export interface Given {
  /** Its number in the tray, where it is known beforehand. */
  readonly id?: string
  readonly sender?: string
  readonly kind?: UploadKind
  readonly facts?: TrayItem['facts']
  /** The field it is for; nobody's is gone once its screen is. */
  readonly owner?: Owner | null
  readonly whole?: boolean
  readonly memo?: unknown
}
/** A file that is not at hand: its sender brings it. */
export type FileFacts = Pick<TrayItem, 'name' | 'size' | 'type' | 'lastModified'>
/** Takes a file that has arrived; what it throws is why it was not taken. False where it is for somebody else. */
export type Take = (file: ArrivedFile, item: TrayItem) => unknown
/** Somebody who waits for a file to arrive, and hears how much of it has, 0 to 1. */
interface Waiting extends PromiseWithResolvers<ArrivedFile> {
  onProgress(share: number): void
}

interface Options {
  readonly senders: { readonly [name: string]: Sender }
  /** Remembers files over a reload of the page. */
  readonly keeper: Keeper
  /** Takes a file whose form was left, into its draft. */
  readonly onLeft?: (item: TrayItem, file: ArrivedFile) => unknown
  readonly clock?: () => number
}

/** Files on their way at once. */
const AT_ONCE = 3
/** When a lost line is tried again by itself, in milliseconds: a browser that was asleep, or behind a dead router, hears of no line. */
const AGAIN = [3000, 8000, 20_000, 40_000, 60_000]
/** How often it is told how much has arrived, and how often that is remembered, in milliseconds. */
const [TOLD, REMEMBERED] = [250, 1000]
/** So many that are done are still shown: as many as a list takes at once, so that all of a batch are counted. */
const SHOWN = 200

/** What is shown no more and may come back, with its file where that is at hand. */
interface Aside {
  readonly item: TrayItem
  readonly file: File | undefined
}
interface Running {
  readonly breaker: AbortController
  ask: () => void
}

/**
 * The one tray of all files on their way: three at once, in the order they were given or put in since; each is paused,
 * gone on with, given up. Stands above all screens and outside React: fields look at it and take what has arrived for
 * them. What nobody is there to take goes into the draft of the form it is for.
 */
export function uploadTray(options: Options) {
  const { senders, keeper, clock = Date.now } = options
  let items: readonly TrayItem[] = []
  const files = new Map<string, File>()
  const running = new Map<string, Running>()
  const tries = new Map<string, { count: number; timer?: ReturnType<typeof setTimeout> }>()
  const takers = new Map<string, Take>()
  const ends = new Map<string, Waiting>()
  const aside = new Map<string, readonly Aside[]>()
  const listeners = new Set<() => void>()
  let onLeft = options.onLeft
  let telling: ReturnType<typeof setTimeout> | undefined

  const told = () => {
    clearTimeout(telling)
    telling = undefined
    for (const hear of [...listeners]) hear()
  }
  const find = (id: string) => items.find((item) => item.id === id)
  const change = (id: string, more: Partial<TrayItem>, quiet = false) => {
    items = items.map((item) => (item.id === id ? { ...item, ...more } : item))
    const item = find(id)
    if (item && isKept(item) && !quiet) keeper.note(item)
    if (quiet) telling ??= setTimeout(told, TOLD)
    else told()
  }
  const drop = (id: string) => {
    clearTimeout(tries.get(id)?.timer)
    tries.delete(id)
    files.delete(id)
    items = items.filter((item) => item.id !== id)
    keeper.forget(id)
    told()
  }

  /** Begins as many as may go at once. */
  function work(): void {
    // Looked at anew each time: whoever hears that one begins may give or take others.
    for (;;) {
      const next = items.find(goes) ?? items.find(({ at, after }) => at === 'waiting' && !after)
      if (!next || items.filter(({ at }) => at === 'sending').length >= AT_ONCE) return
      void run(next)
    }
  }

  async function run(item: TrayItem): Promise<void> {
    const { id } = item
    const sender = senders[item.sender] as Sender
    const file = files.get(id)
    if (!file && !sender.needsNoFile?.(item)) return change(id, { at: 'wanted' })
    const run: Running = { breaker: new AbortController(), ask: () => {} }
    running.set(id, run)
    const { signal } = run.breaker
    const speed = pace(clock)
    const remember = throttle(() => {
      const now = find(id)
      if (live() && now && isKept(now)) keeper.note(now)
    }, REMEMBERED)
    change(id, { at: 'sending', message: undefined, status: undefined, speed: undefined })
    const live = () => running.get(id) === run
    try {
      const result = await sender.send({
        ...{ item: find(id) as TrayItem, file: file as File, signal },
        onProgress: (sent) => {
          if (!live()) return
          tries.delete(id)
          change(id, { sent, speed: speed.note(sent) }, true)
          ends.get(id)?.onProgress(item.size > 0 ? sent / item.size : 1)
          remember.tell(undefined)
        },
        onFound: (facts) => live() && change(id, facts),
        onWorking: () => {
          if (!live()) return
          change(id, { at: 'working', sent: item.size, speed: undefined })
          work()
        },
        keep: (memo) => live() && change(id, { memo }),
        behind: (original) => live() && addBehind(id, original),
        tell: (news) => live() && change(id, { news }, false),
        onAsked: (hear) => {
          run.ask = hear
        },
      })
      if (!live()) return
      running.delete(id)
      change(id, { at: 'arrived', sent: find(id)?.size ?? 0, result: { ...result, ...item.facts } })
      const arrived = find(id)
      release(id, result)
      if (arrived) await hand(arrived)
    } catch (error) {
      if (!live()) return
      running.delete(id)
      const end = ends.get(id)
      if (isLineLost(error)) wait(id)
      else if (end) {
        // Whoever waits for it tells of it, and tries again.
        ends.delete(id)
        release(id, null)
        drop(id)
        end.reject(error)
      } else change(id, { at: 'failed', speed: undefined, ...whyOf(error) })
      // Those behind it that have arrived waited for it.
      void handAll(find(id)?.owner?.at)
    } finally {
      remember.stop()
      work()
    }
  }

  /** The line is gone: it is tried again after a while, and as soon as the browser hears of a line. */
  function wait(id: string): void {
    const count = tries.get(id)?.count ?? 0
    clearTimeout(tries.get(id)?.timer)
    const pause = AGAIN[Math.min(count, AGAIN.length - 1)] as number
    const timer = setTimeout(() => resume(id), pause)
    tries.set(id, { count: count + 1, timer })
    change(id, { at: 'lost', speed: undefined })
  }

  const resume = (id: string) => {
    const item = find(id)
    if (!item || !['paused', 'lost', 'failed', 'wanted'].includes(item.at)) return
    clearTimeout(tries.get(id)?.timer)
    if (!files.has(id) && !senders[item.sender]?.needsNoFile?.(item)) return
    change(id, { at: 'waiting', message: undefined, status: undefined })
    work()
  }

  /** Files of one field come to it in their order: one that has arrived waits for those before it that are on their way. */
  async function handAll(at: string | undefined): Promise<void> {
    if (at === undefined) return
    for (const item of items.filter(({ owner }) => owner?.at === at)) {
      if (item.at === 'arrived') await handOver(item)
      else if (isUnderWay(item)) return
    }
  }
  const hand = (item: TrayItem) => (item.owner ? handAll(item.owner.at) : handOver(item))

  async function handOver({ id }: TrayItem): Promise<void> {
    const item = find(id)
    if (item?.at !== 'arrived' || taking.has(id)) return
    const result = item.result as ArrivedFile
    if (isForLibrary(item)) {
      change(id, { at: 'done', into: 'library' })
      return settle(id)
    }
    const end = ends.get(id)
    if (end) {
      ends.delete(id)
      change(id, { at: 'done', into: 'field' })
      end.resolve(result)
      return settle(id)
    }
    const take = takers.get(id)
    taking.add(id)
    try {
      const isTaken = take !== undefined && (await take(result, item)) !== false
      if (!isTaken) {
        if (!item.owner || !onLeft) return
        await onLeft(item, result)
      }
      if (!find(id)) return
      change(id, { at: 'done', into: isTaken ? 'field' : 'draft' })
      settle(id)
    } catch (error) {
      change(id, { at: 'failed', result: undefined, sent: 0, ...whyOf(error) })
    } finally {
      taking.delete(id)
    }
  }
  const taking = new Set<string>()

  /** What is done is shown for a while, and remembered no more. */
  function settle(id: string): void {
    files.delete(id)
    takers.delete(id)
    keeper.forget(id)
    const done = items.filter(({ at }) => at === 'done')
    const old = new Set(done.slice(0, Math.max(0, done.length - SHOWN)).map((item) => item.id))
    items = items.filter((item) => !old.has(item.id))
    told()
  }

  const add = (file: File | FileFacts, given: Given = {}, waiting?: Waiting): string => {
    const { sender = 'object', kind = 'image', facts = {}, owner = null, whole, memo } = given
    const { name, size, type, lastModified } = file
    const again = owner && file instanceof File && wantedAt(owner.at, file)
    if (again) {
      give(again.id, file)
      return again.id
    }
    const item: TrayItem = {
      ...{
        id: given.id ?? crypto.randomUUID(),
        name,
        size,
        type,
        lastModified,
        sender,
        kind,
        facts,
        owner,
      },
      ...{ at: 'waiting', sent: 0, memo, ...(whole && { whole }) },
    }
    if (file instanceof File) files.set(item.id, file)
    if (waiting) ends.set(item.id, waiting)
    items = [...items, item]
    if (isKept(item)) keeper.keep(item, file instanceof File ? file : null)
    // Kept with it from the beginning, since its page may be left before it is its turn.
    const original = file instanceof File ? originalOf(file) : undefined
    if (original) addBehind(item.id, original)
    told()
    work()
    return item.id
  }
  /** What a picture was made of goes behind it, and all others. */
  function addBehind(id: string, original: File): void {
    const picture = find(id)
    if (!picture || !senders.original || items.some(({ after }) => after === id)) return
    const { name, size, type, lastModified } = original
    const item: TrayItem = {
      ...{ id: crypto.randomUUID(), name, size, type, lastModified, sent: 0, at: 'waiting' },
      ...{ sender: 'original', kind: 'image', facts: {}, owner: null, original: true, after: id },
    }
    files.set(item.id, original)
    items = [...items, item]
    if (isKept(picture)) keeper.keep(item, original)
    told()
  }
  /** A picture stands in the library: what it was made of follows, or goes with it where it came to nothing. */
  function release(id: string, result: ArrivedFile | null): void {
    for (const item of items.filter(({ after }) => after === id))
      if (typeof result?.material === 'number')
        change(item.id, { after: undefined, memo: { material: result.material } })
      else drop(item.id)
  }
  const wantedAt = (at: string, { name, size }: File) =>
    items.find(
      (item) =>
        item.owner?.at === at && item.at === 'wanted' && item.name === name && item.size === size,
    )
  const give = (id: string, file: File): boolean => {
    const item = find(id)
    if (!item || item.name !== file.name || item.size !== file.size) return false
    files.set(id, file)
    if (isKept(item)) keeper.keep(item, file)
    resume(id)
    return true
  }
  const stop = (id: string, at: 'paused' | null) => {
    const run = running.get(id)
    running.delete(id)
    run?.breaker.abort()
    const item = find(id)
    if (!item) return
    if (at) {
      change(id, { at, speed: undefined })
    } else {
      void senders[item.sender]?.giveUp?.(item, files.get(id)).catch(() => undefined)
      takers.delete(id)
      ends.get(id)?.reject(new DOMException('Given up', 'AbortError'))
      ends.delete(id)
      release(id, null)
      drop(id)
    }
    if (item.owner) void handAll(item.owner.at)
    work()
  }

  return {
    items: () => items,
    /** Hears of every change, until the function given back is called. */
    subscribe(hear: () => void): () => void {
      listeners.add(hear)
      return () => {
        listeners.delete(hear)
      }
    },
    /** Takes a file up and gives its number in the tray; the one that was to be chosen again goes on. */
    add,
    /** Takes a file up whose arrival one waits for here; breaking off gives it up. */
    upload(
      file: File,
      given: Given & { readonly onProgress?: (share: number) => void },
      signal?: AbortSignal,
    ): Promise<ArrivedFile> {
      signal?.throwIfAborted()
      const end = Promise.withResolvers<ArrivedFile>()
      const waiting = { ...end, onProgress: given.onProgress ?? (() => {}) }
      const id = add(file, { ...given, owner: null }, waiting)
      signal?.addEventListener('abort', () => stop(id, null), { once: true })
      return end.promise
    },
    /** Brings back what was on its way when the page was left. */
    restore(kept: readonly { readonly item: TrayItem; readonly file: File | undefined }[]): void {
      const known = new Set(items.map(({ id }) => id))
      for (const { item, file } of kept) {
        if (known.has(item.id) || !senders[item.sender]) continue
        if (file) files.set(item.id, file)
        const goes = file !== undefined || senders[item.sender]?.needsNoFile?.(item) === true
        const was = item.at === 'paused' || item.at === 'failed' || item.at === 'arrived'
        const at = item.at === 'arrived' || goes ? (was ? item.at : 'waiting') : 'wanted'
        items = [...items, { ...item, at, speed: undefined }]
      }
      // A picture that was nobody's is not brought back, nor what it was made of.
      for (const { id, after } of items) if (after && !find(after)) drop(id)
      told()
      for (const { owner } of items) void handAll(owner?.at)
      work()
    },
    pause: (id: string): void => {
      const at = find(id)?.at
      if (at === 'waiting' || at === 'sending' || at === 'lost') stop(id, 'paused')
    },
    /** Goes on, or tries again. */
    resume,
    /** Gives a file up: what has arrived of it is thrown away. */
    giveUp: (id: string): void => stop(id, null),
    /** The place it is for was taken away, and may come back: it stops and is shown no more. */
    setAside(id: string): void {
      const item = find(id)
      if (!item || item.at === 'done' || aside.has(id)) return
      const along = items.filter(({ after }) => after === id)
      aside.set(
        id,
        [item, ...along].map((one) => ({ item: one, file: files.get(one.id) })),
      )
      stop(id, 'paused')
      for (const one of along) drop(one.id)
      drop(id)
    },
    /** Its place is back: it goes on. False where it was not set aside. */
    bringBack(id: string): boolean {
      const found = aside.get(id)
      aside.delete(id)
      if (!found) return false
      for (const { item, file } of found) {
        const back: TrayItem = {
          ...item,
          at: item.result ? 'arrived' : 'waiting',
          speed: undefined,
        }
        if (file) files.set(item.id, file)
        items = [...items, { ...back, message: undefined, status: undefined }]
        if (isKept(item)) keeper.keep(back, file ?? null)
      }
      told()
      work()
      return true
    },
    /** It does not come back: what has arrived of it is thrown away. */
    discard(id: string): void {
      const [found] = aside.get(id) ?? []
      aside.delete(id)
      if (found)
        void senders[found.item.sender]?.giveUp?.(found.item, found.file).catch(() => undefined)
    },
    /** The file that was to be chosen again; false where it is another one. */
    give,
    /** Puts one before all that wait. */
    first(id: string): void {
      const item = find(id)
      if (!item) return
      const at = items.findIndex((other) => other.at === 'waiting')
      if (at < 0) return
      const rest = items.filter((other) => other.id !== id)
      items = [...rest.slice(0, at), item, ...rest.slice(at)]
      told()
    },
    /** Somebody asks how one is that has been sent. */
    ask: (id: string): void => running.get(id)?.ask(),
    /** Whether its file is at hand: without it, it is to be chosen again. */
    holds: (id: string): boolean => files.has(id),
    fileOf: (id: string): File | undefined => files.get(id),
    /** The line is back: what it broke off goes on. */
    goOn(): void {
      for (const { id, at } of items) if (at === 'lost') resume(id)
    },
    /** Takes what has arrived for one, now or later, until the function given back is called. */
    attend(id: string, take: Take): () => void {
      takers.set(id, take)
      // Not at once: whoever attends is being drawn.
      queueMicrotask(() => {
        const item = find(id)
        if (item?.at === 'arrived') void hand(item)
      })
      return () => {
        if (takers.get(id) === take) takers.delete(id)
      }
    },
    /** Whether somebody takes it once it has arrived. */
    isAttended: (id: string): boolean => takers.has(id) || ends.has(id),
    /** The field it is for stands elsewhere now, or its form was left holding this. */
    own(id: string, owner: Owner): void {
      if (find(id)) change(id, { owner })
    },
    /** Who takes what nobody else does. */
    leaveTo(left: NonNullable<Options['onLeft']>): void {
      onLeft = left
      for (const item of items) if (item.at === 'arrived') void hand(item)
    },
    /** Somebody else is here: nothing of this is theirs. What is remembered is brought back to whose it is. */
    clear(): void {
      for (const { breaker } of running.values()) breaker.abort()
      for (const { timer } of tries.values()) clearTimeout(timer)
      for (const all of [running, tries, files, takers, ends, aside]) all.clear()
      items = []
      told()
    },
    /** What is done is shown no more. */
    tidy(): void {
      items = items.filter(({ at }) => at !== 'done')
      told()
    },
  }
}
/** Whether it is remembered over a reload of the page. */
const isKept = (item: TrayItem): boolean => item.owner !== null || isForLibrary(item)
/** Originals go when no other file waits. */
const goes = ({ at, original }: TrayItem): boolean => at === 'waiting' && !original

export type UploadTray = ReturnType<typeof uploadTray>

function whyOf(error: unknown): Pick<TrayItem, 'message' | 'status'> {
  const { status, code, label, message } = (error ?? {}) as {
    status?: unknown
    code?: unknown
    label?: Label
    message?: string
  }
  const words = label ?? ([message ?? '', message ?? ''] as const)
  // The portal says what was wrong in words of its own; its errors bear a number.
  const isStore = typeof status === 'number' && typeof code !== 'number'
  return { message: words, status: isStore ? status : undefined }
}
