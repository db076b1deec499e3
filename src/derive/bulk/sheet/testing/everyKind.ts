import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { BulkKind } from '#declare'

/** Who saved the lists, and the ending of their files; how they were made stands in `files/makeEveryKind.py`. */
export const writers = { openpyxl: 'xlsx', libreoffice: 'xlsx', csv: 'csv' } as const
export type Writer = keyof typeof writers

const packs = new Map<Writer, Record<string, Uint8Array>>()

/** The list of a kind as a writer saved it: a title, an empty line, the header, two rows that say the same, a sum. */
export function savedList(writer: Writer, kind: string): Uint8Array<ArrayBuffer> {
  const pack =
    packs.get(writer) ??
    unzipSync(readFileSync(join(import.meta.dirname, `files/everyKind.${writer}.zip`)))
  packs.set(writer, pack)
  const name = `${kind}.${writers[writer]}`
  const bytes = pack[name]
  if (!bytes)
    throw new Error(`everyKind.${writer}.zip has no ${name}: make it with makeEveryKind.py`)
  return new Uint8Array(bytes)
}

/** What the cells of both rows stand for: the example of each column; a list that comes back has none, and is told by these. */
export function exampleCells({ columns }: BulkKind): { readonly [column: string]: string } {
  const named = Object.entries(columns)
  if (named.some(([, { example }]) => example))
    return Object.fromEntries(named.map(([name, { example }]) => [name, example ?? '']))
  const [first = ''] = named.find(([, { kind }]) => kind === 'text') ?? []
  return { id: '12', version: '3', [first]: '春山' }
}
