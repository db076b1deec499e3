import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { read, utils, write } from 'xlsx'
import type { BulkKind } from '#declare'
import { normalise } from '#derive/bulk/normalise.ts'
import { readSheet } from '#derive/bulk/sheet/readSheet.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { templateOf } from './templateOf.ts'

const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find(existsSync)
const run = promisify(execFile)
const today = '2026-01-01'
const each = Object.entries(bulkKinds)
const formats = { xlsx: 'xlsx:Calc MS Excel 2007 XML', xls: 'xls:MS Excel 97' } as const

/** A list that comes back has no examples: its rows are known by their number, at a version. */
const own: { readonly [column: string]: string } = { id: '12', version: '3' }
const examplesOf = ({ columns }: BulkKind) =>
  Object.entries(columns).map(([name, { example }]) => [name, example ?? own[name] ?? ''] as const)

/** The template of a kind with the example of each column below its header, as a spreadsheet program holds it. */
async function filled(kind: BulkKind): Promise<Buffer> {
  const book = read(await templateOf(kind), { type: 'array', cellStyles: true })
  const line = examplesOf(kind).map(([, example]) => example)
  utils.sheet_add_aoa(book.Sheets[book.SheetNames[0]!]!, [line], { origin: 'A2' })
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const meant = async (kind: BulkKind, bytes: Uint8Array) =>
  (await readSheet(bytes, kind)).rows.map(({ rowNo, cells }) => {
    const { values, findings } = normalise(kind, cells, today)
    return { rowNo, values, findings }
  })

describe.runIf(office)('a template that was filled in, saved by LibreOffice', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-office-'))
    await mkdir(join(folder, 'given'))
    for (const [name, kind] of each)
      await writeFile(join(folder, 'given', `${name}.xlsx`), await filled(kind))
    const given = each.map(([name]) => join(folder, 'given', `${name}.xlsx`))
    for (const [format, filter] of Object.entries(formats))
      await run(office as string, [
        ...[`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless'],
        ...['--convert-to', filter, '--outdir', join(folder, format), ...given],
      ])
  }, 180_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(each)('%s reads as it was filled in, whatever it is saved as', async (name, kind) => {
    const { values } = normalise(kind, Object.fromEntries(examplesOf(kind)), today)
    for (const format of Object.keys(formats)) {
      const bytes = new Uint8Array(await readFile(join(folder, format, `${name}.${format}`)))
      expect(await meant(kind, bytes)).toEqual([{ rowNo: 2, values, findings: [] }])
    }
  })
})
