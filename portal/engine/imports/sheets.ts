import type { Context } from 'hono'
import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { noCall } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { entityNamed } from '../context/portalContext.ts'
import { type Call, demand, findVisible } from '../records/call.ts'
import { cellsMasked } from './cellsMasked.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { takesCells } from './seesCells.ts'
import { kindNamed } from './submit.ts'
import { tallyRows } from './tallyRows.ts'
import { told } from './trail.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PORTION = 1000

/** A file as the answer to a call. */
export const asFile = (c: Context, bytes: Uint8Array, name: string, type = XLSX): Response =>
  c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'private, no-store',
  })

/** `GET batchGive/template?kind=readMoney`. */
export async function template(c: Context, call: Call): Promise<Response> {
  const kind = kindNamed(call, c.req.query('kind'))
  const { templateOf } = await import('./sheet/templateOf.ts')
  return asFile(c, await templateOf(kind), kind.template)
}

/** `GET {id}/problems`: problem rows with their reasons, those left out among them, fit to be uploaded again. */
export async function problems(c: Context, call: Call, id: number): Promise<Response> {
  const batch = await downloaded(call, id, 'problems')
  const kind = kindOf(batch)
  const { problemsOf } = await import('./sheet/problemsOf.ts')
  const rows = await rowsFor(call, batch, { status: ['waiting', 'skipped'], level: 'error' })
  const bytes = await problemsOf(
    kind,
    rows.map(({ cells, row }) => ({
      rowNo: row.rowNo as number,
      cells,
      message: String(row.message ?? ''),
    })),
  )
  return asFile(c, bytes, kind.template)
}

/** `GET {id}/result`: every row with what became of it, made anew each time. */
export async function result(c: Context, call: Call, id: number): Promise<Response> {
  const batch = await downloaded(call, id, 'result')
  const { bytes, name, type } = await resultFile(call, batch)
  return asFile(c, bytes, name, type)
}

/** The result of a batch as a file: xlsx, or a zip of several where it has many rows. */
export async function resultFile(
  call: Call,
  batch: Row,
): Promise<{ readonly bytes: Uint8Array; readonly name: string; readonly type: string }> {
  const kind = kindOf(batch)
  const { resultOf } = await import('./sheet/resultOf.ts')
  const rows = await rowsFor(call, batch)
  const adds = await addsFor(call, batch, rows)
  const lines = rows.map(({ row, cells }) => ({
    rowNo: row.rowNo as number,
    cells,
    status: row.status as 'done',
    message: String(row.message ?? ''),
    problem: row.problem as string | null,
    level: String(row.level),
    adds: adds.get(row.id as number) ?? {},
    doneAt: (row.doneAt as string | null) ?? null,
  }))
  return resultOf(kind, await factsOf(call, batch), lines)
}

async function downloaded(call: Call, id: number, what: string): Promise<Row> {
  demand(call, 'read')
  const batch = await findVisible(call, call.context.database.db, id)
  await call.context.database.transaction((tx) =>
    told({ context: call.context, tx, session: call.session }, batch, 'download', { what }),
  )
  return batch
}

interface SheetRow {
  readonly row: Row
  readonly cells: Cells
}

async function rowsFor(call: Call, batch: Row, where: Row = {}): Promise<SheetRow[]> {
  const { context } = call
  const isClear = takesCells(call, batch)
  const found: SheetRow[] = []
  for (let after = 0; ; ) {
    const of = { ...where, batch: batch.id, rowNo: { gt: after } }
    const rows = await context.rows.select(
      context.database.db,
      entityNamed(context, 'batchRow'),
      of,
      {
        limit: PORTION,
        sort: 'rowNo',
      },
    )
    for (const row of rows)
      found.push({ row, cells: (isClear ? row.data : cellsMasked(row.data)) as Cells })
    if (rows.length < PORTION) return found
    after = rows.at(-1)?.rowNo as number
    await new Promise<void>((resolve) => setTimeout(resolve))
  }
}

async function addsFor(
  { context }: Call,
  batch: Row,
  rows: readonly SheetRow[],
): Promise<ReadonlyMap<number, Row>> {
  const { db } = context.database
  const now = shanghaiTime(context.clock())
  const place = { context, db, batch, kind: kindOf(batch), now }
  return functionsOf(context.parts, batch).adds(
    place,
    rows.map(({ row }) => row),
  )
}

async function factsOf({ context }: Call, batch: Row) {
  const { db } = context.database
  const tally = await tallyRows(db, batch.id as number)
  const people = await db
    .selectFrom('portalUser')
    .select(['id', 'name'])
    .where('id', 'in', [batch.createdBy ?? 0, batch.approver ?? 0])
    .execute()
  const nameOf = (id: unknown) => String(people.find((one) => Number(one.id) === id)?.name ?? '')
  return {
    batchNo: batch.batchNo as string,
    editor: String(batch.editorName || nameOf(batch.createdBy)),
    approver: nameOf(batch.approver),
    reason: batch.reason as string,
    takesBack: Boolean(batch.undoOf),
    status: batch.status as string,
    rows: tally.rows,
    people: tally.people,
    amount: tally.amount,
    done: tally.done,
    failed: tally.failed,
    skipped: tally.skipped,
    startedAt: (batch.startedAt as string | null) ?? null,
    endedAt: (batch.endedAt as string | null) ?? null,
  }
}

/** `GET batchGive/kinds`: the kinds the caller may use, with their columns. */
export function kindsOffered(call: Call): Row[] {
  return Object.values(bulkKinds).flatMap((kind) => {
    try {
      kindNamed(call, kind.name)
    } catch {
      return []
    }
    const columns = Object.entries(kind.columns).map(([name, column]) => ({
      name,
      header: column.label[0],
      en: column.label[1],
      kind: column.kind,
      required: column.required ?? false,
    }))
    const { name, label, about, template: file, nameEnforced, most } = kind
    return [{ name, label, about, template: file, nameEnforced, most, columns, may: true }]
  })
}

/** `GET {id}/file`: the list as it was uploaded. */
export async function source(c: Context, call: Call, id: number): Promise<Response> {
  const batch = await downloaded(call, id, 'file')
  const { fileOf, keyOfFile } = await import('./sourceFile.ts')
  if (!keyOfFile(call.context, batch)) throw noCall('GET', c.req.path)
  const name = String((batch.file as { name?: string } | null)?.name ?? `${batch.batchNo}.xlsx`)
  return asFile(c, await fileOf(call.context, batch), name, 'application/octet-stream')
}
