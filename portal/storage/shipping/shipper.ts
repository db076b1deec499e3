import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { packed, stampOf } from './entry.ts'
import { HeldDatabase } from './heldDatabase.ts'
import type { ShipPlace } from './shipPlace.ts'
import { beginningOf, framesFrom, lastCommit, readWalHeader, type WalPlace } from './wal.ts'

/** What a shipper is told. */
export interface ShipperOptions {
  /** The SQLite file. */
  readonly path: string
  readonly place: ShipPlace
  /** Goes along: without it nothing of what the database keeps sealed can be read. */
  readonly secret: string
  readonly clock: () => Date
  /** From so many bytes on the log is taken into the file. */
  readonly renewFrom?: number
  /** A log of so many bytes that cannot be shipped is let go of, and a gap is told. */
  readonly most?: number
}

/** What a round did. */
export interface Shipped {
  readonly generation: string
  /** All that was committed by this moment is where it was shipped to, in milliseconds. */
  readonly at: number
  /** Since when, in milliseconds, moments are missing; where this round found that some are. */
  readonly gapFrom?: number
}

/** So many bytes of pages are packed together. */
const SLICE = 16 * 2 ** 20
/** As long as this, in milliseconds, one generation lasts; the next begins with the whole database anew. */
const LASTS = 24 * 3_600_000
const RENEW = 4 * 2 ** 20
const MOST = 2 ** 30

interface Generation {
  readonly name: string
  readonly begun: number
  number: number
  /** How far the log was read; null where there was none yet. */
  read: WalPlace | null
  /** The log may begin anew: all of the old one was read. */
  mayRestart: boolean
}
interface Parcel {
  readonly file: string
  readonly bytes: Uint8Array
}

/** The log is not the one that was read last, and what came between nobody knows. */
class LogLost extends Error {}

/**
 * Ships a SQLite database, which others write meanwhile, to another place, a round at a time: first whole, then what its
 * write-ahead log brings. See `docs/decisions/shipped-by-its-log.md`.
 */
export class Shipper {
  readonly #options: ShipperOptions
  readonly #database: HeldDatabase
  #generation: Generation | undefined
  /** What was read and is not there yet, in order: tried again as it is, so that no number is used twice. */
  #waiting: Parcel[] = []
  #shippedAt: number | undefined

  constructor(options: ShipperOptions) {
    this.#options = options
    this.#database = new HeldDatabase(options.path)
  }

  /** Brings everything committed so far to its place. What fails is done by the next round. */
  async round(): Promise<Shipped> {
    const now = this.#options.clock().getTime()
    const before = this.#generation
    try {
      if (!before || now - before.begun >= LASTS) await this.#begin(now)
      else await this.#goOn(before)
    } catch (error) {
      if (!(error instanceof LogLost)) {
        this.#letGo()
        throw error
      }
      await this.#begin(now)
    }
    const generation = this.#generation as Generation
    await this.#options.place.put(`${generation.name}/alive`, Buffer.from(stampOf(now)))
    const gapFrom =
      before !== generation && generation.begun !== this.#shippedAt ? this.#shippedAt : undefined
    this.#shippedAt = now
    return { generation: generation.name, at: now, ...(gapFrom !== undefined && { gapFrom }) }
  }

  /** Lets go of the database. */
  close(): void {
    this.#database.close()
  }

  async #goOn(generation: Generation): Promise<void> {
    await this.#flush()
    for (const parcel of this.#collected(generation)) {
      this.#waiting.push(parcel)
      await this.#flush()
    }
    if ((generation.read?.offset ?? 0) < (this.#options.renewFrom ?? RENEW)) return
    // Most of it while others write; only the rest while they wait.
    generation.mayRestart = false
    this.#database.hold()
    this.#database.checkpoint()
    await this.#database.alone(() => this.#renew(generation))
    await this.#flush()
  }

  /** Only where nobody writes: all of the log is read, then it is taken into the file. */
  #renew(generation: Generation): void {
    this.#waiting.push(...this.#collected(generation))
    generation.mayRestart = this.#database.renew()
  }

  /** The whole database: once all of it is in the file, and held so, the file stays as it is while it is copied. */
  async #begin(now: number): Promise<void> {
    const former = this.#generation
    const next: Generation = {
      ...{ name: stampOf(now), begun: now, number: 0, read: null, mayRestart: true },
    }
    await this.#database.alone(() => {
      if (former) this.#closeFormer(former, now)
      if (!this.#database.renew())
        throw new Error('Others read the database for long, a backup perhaps: tried again')
      next.read = this.#endOfLog()
      if (former) former.mayRestart = true
    })
    await this.#flush()
    this.#generation = undefined
    await this.#options.place.put(`${next.name}/secret`, Buffer.from(this.#options.secret))
    for (const parcel of this.#base(next, now))
      await this.#options.place.put(parcel.file, parcel.bytes)
    this.#generation = next
  }

  /** What is known to be lost already is no reason not to begin anew. */
  #closeFormer(former: Generation, now: number): void {
    try {
      this.#waiting.push(...this.#collected(former))
      this.#shippedAt = now
    } catch (error) {
      if (!(error instanceof LogLost)) throw error
    }
  }

  *#base(next: Generation, at: number): Generator<Parcel> {
    const { file } = this.#database
    const head = Buffer.alloc(100)
    readSync(file, head, 0, 100, 0)
    const told = head.readUInt16BE(16)
    const pageSize = told === 1 ? 65_536 : told
    const size = Math.floor(fstatSync(file).size / pageSize)
    const most = Math.floor(SLICE / pageSize)
    for (let from = 1; from <= size; from += most) {
      const count = Math.min(most, size - from + 1)
      const bytes = Buffer.alloc(count * pageSize)
      readSync(file, bytes, 0, bytes.length, (from - 1) * pageSize)
      const pages = new Map<number, Uint8Array>()
      for (let n = 0; n < count; n++)
        pages.set(from + n, bytes.subarray(n * pageSize, (n + 1) * pageSize))
      const kind = from + most > size ? 'base' : 'part'
      yield packed(
        { pageSize, size, pages },
        { generation: next.name, number: next.number++, kind, at },
      )
    }
  }

  /** What the log holds more, up to its last whole transaction, in slices. Throws `LogLost` where some of it is gone. */
  *#collected(generation: Generation): Generator<Parcel> {
    const file = openSync(this.#database.wal, 'r')
    try {
      const from = continued(generation, file)
      if (!from) return
      const end = lastCommit(file, from)
      // Taken after the end is known: nothing in it was committed later than it says.
      const at = this.#options.clock().getTime()
      const most = Math.floor(SLICE / from.header.pageSize)
      let pages = new Map<number, Uint8Array>()
      for (const { at: place, frame } of framesFrom(file, from, end.offset)) {
        pages.set(frame.page, Buffer.from(frame.content))
        if (place.offset !== end.offset && pages.size < most) continue
        const packing = { pageSize: from.header.pageSize, size: frame.size, pages }
        const { name, number } = generation
        const kind = frame.size > 0 ? 'step' : 'piece'
        const parcel = packed(packing, { generation: name, number, kind, at })
        generation.number += 1
        generation.read = place
        pages = new Map()
        yield parcel
      }
    } finally {
      closeSync(file)
    }
  }

  #endOfLog(): WalPlace | null {
    const file = openSync(this.#database.wal, 'r')
    try {
      const header = readWalHeader(file)
      return header && lastCommit(file, beginningOf(header))
    } finally {
      closeSync(file)
    }
  }

  #logSize(): number {
    const file = openSync(this.#database.wal, 'r')
    const { size } = fstatSync(file)
    closeSync(file)
    return size
  }

  async #flush(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      await this.#options.place.put(next.file, next.bytes)
      this.#waiting.shift()
    }
  }

  /** A place that is out of reach for long must not fill the disk with the log. */
  #letGo(): void {
    if (this.#generation && this.#logSize() < (this.#options.most ?? MOST)) return
    this.#generation = undefined
    this.#waiting = []
    this.#database.release()
  }
}

/** Where the log goes on; null where there is none. */
function continued(generation: Generation, file: number): WalPlace | null {
  const { read, mayRestart } = generation
  const header = readWalHeader(file)
  if (header && read && header.salts === read.header.salts) return read
  if (!mayRestart) throw new LogLost('The log began anew before all of it was read')
  if (!header) return null
  generation.mayRestart = false
  generation.read = beginningOf(header)
  return generation.read
}
