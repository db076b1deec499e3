import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { BackupError } from '../backup/backupError.ts'
import { type EntryName, fileOf, type Pages, unpacked } from './entry.ts'
import { type Shipment, shipmentsIn } from './shipments.ts'
import type { ShipPlace } from './shipPlace.ts'

/** A shipment may be silent for so long, in milliseconds, and is not thought to have stopped. */
const SILENT = 60_000

/** What a moment is restored from. */
export interface Found {
  readonly shipment: Shipment
  /** The entries up to the moment. */
  readonly entries: readonly EntryName[]
  /** All that was committed by then is in it, in milliseconds; nothing that was committed after the moment asked for. */
  readonly at: number
}
export interface Asked {
  /** In milliseconds; left out, the newest there is. */
  readonly at?: number
  /** Takes the last state before a gap for a moment within it. */
  readonly acceptGap?: boolean
}

/**
 * Finds what a moment is restored from. Throws a `BackupError` where it was not shipped, naming the moments around it that
 * were: a gap is told, never papered over.
 */
export async function findMoment(place: ShipPlace, { at, acceptGap }: Asked): Promise<Found> {
  const all = await shipmentsIn(place)
  const [oldest] = all
  if (!oldest) throw new BackupError(nothing)
  const moment = at ?? Number.POSITIVE_INFINITY
  const shipment = all.findLast(({ from }) => from <= moment)
  if (!shipment) throw new BackupError(tooEarly(oldest.from))
  const next = all[all.indexOf(shipment) + 1]
  const isCovered = moment <= shipment.until + SILENT || at === undefined
  if (!isCovered && !acceptGap) throw new BackupError(gap(shipment, next))
  const last = shipment.entries.findLastIndex(
    (entry) => entry.at <= moment && (entry.kind === 'step' || entry.kind === 'base'),
  )
  return {
    shipment,
    entries: shipment.entries.slice(0, last + 1),
    at: Math.min(moment, shipment.until),
  }
}

/**
 * Puts a database together in a new file, and has SQLite look through it. Throws a `BackupError` that names what is
 * damaged and up to when it could be restored.
 */
export async function rebuild(place: ShipPlace, found: Found, path: string): Promise<void> {
  const file = openSync(path, 'wx', 0o600)
  try {
    let whole = found.shipment.from
    for (const entry of found.entries) {
      const bytes = await place.get(fileOf(entry))
      const pages = bytes && unpacked(bytes, entry)
      if (!pages) throw new BackupError(damaged(entry, whole))
      write(file, pages)
      if (entry.kind === 'step') whole = entry.at
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  examine(path)
}

function write(file: number, { pageSize, size, pages }: Pages): void {
  for (const [page, content] of pages)
    writeSync(file, content, 0, content.length, (page - 1) * pageSize)
  if (size > 0) ftruncateSync(file, size * pageSize)
}

function examine(path: string): void {
  const database = new DatabaseSync(path)
  try {
    const told = database.prepare('pragma quick_check').all()
    const [first] = told.map((row) => String(Object.values(row)[0]))
    if (first !== 'ok') throw new BackupError(unsound(String(first)))
  } finally {
    database.close()
  }
}

/** The secret that belongs to a shipment. */
export async function secretOf(place: ShipPlace, { shipment }: Found): Promise<string> {
  const bytes = await place.get(`${shipment.generation}/secret`)
  if (!bytes) throw new BackupError(noSecret)
  return Buffer.from(bytes).toString()
}

/** As people give it; a moment something begins at is told with the next whole second, where it is there for sure. */
const told = (at: number) => shanghaiTime(new Date(at))
const begun = (at: number) => told(Math.ceil(at / 1000) * 1000)

const nothing: Label = [
  '连续备份处还没有任何内容，未恢复。请检查 SHIP_TO',
  'Nothing was shipped to that place yet; nothing was restored: look at SHIP_TO',
]
const tooEarly = (from: number): Label => [
  `连续备份从 ${begun(from)} 开始，没有更早的时刻，未恢复任何内容。请选择之后的时刻，或恢复一份备份`,
  `Shipping begins at ${begun(from)}, and no earlier moment is there; nothing was restored. Choose a later one, or restore a backup`,
]
const gap = ({ until, missing }: Shipment, next: Shipment | undefined): Label => {
  const zh = missing === null ? '' : `（第 ${missing} 段缺失）`
  const en = missing === null ? '' : ` (entry ${missing} is missing)`
  return [
    `${told(until)} 之后${next ? `直到 ${begun(next.from)} ` : ''}没有连续备份${zh}，未恢复任何内容。请选择 ${told(until)} 及以前${next ? `，或 ${begun(next.from)} 及以后` : ''}的时刻；加上 --accept-gap 则取 ${told(until)} 的状态`,
    `Nothing was shipped after ${told(until)}${next ? ` until ${begun(next.from)}` : ''}${en}; nothing was restored. Choose a moment up to the first${next ? ', or from the second on' : ''}; with --accept-gap the state of ${told(until)} is taken`,
  ]
}
const damaged = ({ number }: EntryName, whole: number): Label => [
  `连续备份的第 ${number} 段缺失或已损坏，未恢复任何内容。可以恢复到的最晚时刻：${told(whole)}`,
  `Entry ${number} of the shipment is missing or damaged; nothing was restored. The latest moment before it: ${told(whole)}`,
]
const unsound = (what: string): Label => [
  `拼合出的数据库没有通过 SQLite 的检查，未恢复任何内容：${what}。请选择另一个时刻，或恢复一份备份`,
  `SQLite found the database unsound that was put together; nothing was restored: ${what}. Choose another moment, or restore a backup`,
]
const noSecret: Label = [
  '连续备份中缺少密钥，未恢复任何内容。请选择另一个时刻，或恢复一份备份',
  'The secret of that shipment is missing; nothing was restored. Choose another moment, or restore a backup',
]
