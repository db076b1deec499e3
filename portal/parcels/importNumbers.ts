import type { Entity, Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { ActionCall, ActionFunction } from '../actions/action.ts'
import { linesOf, type SheetLine, sheetCells } from '../actions/sheetCells.ts'
import { txOf } from '../db/txOf.ts'
import { asks, refused, refusedField } from '../errors.ts'
import { queueJob } from '../jobs/queueJob.ts'
import type { Records } from '../records/change.ts'
import { openUnit } from '../records/unit.ts'

/** One record to be shipped: what its move is given. */
export interface ToShip {
  readonly id: number
  readonly carrier: string
  readonly trackingNo: string
}
interface Numbered {
  /** The column that tells the records apart, and the field it names. */
  readonly head: string
  readonly field: string
}
interface Looked {
  readonly line: SheetLine
  readonly wrong?: Label
  readonly ship?: ToShip
}

const MOST = 2000
/** So many rows that do not fit are named; the rest are counted. */
const NAMED = 20
const NUMBER = /^[A-Za-z0-9-]{8,24}$/

/**
 * Tracking numbers from a spreadsheet: what fits and what does not is told row by row first (42800); then a job ships
 * what fits. A sheet of which nothing fits is refused.
 */
export const importNumbers =
  ({ head, field }: Numbered): ActionFunction =>
  async (call) => {
    const lines = linesOf(await sheetCells(call), [head, '快递公司', '快递单号'])
    if (lines.length === 0 || lines.length > MOST)
      throw refusedField('file', [`表格须有 1 到 ${MOST} 行`, `The sheet holds 1 to ${MOST} rows`])
    const looked = await look(call, lines, { head, field })
    const fitting = looked.flatMap(({ ship }) => ship ?? [])
    const faulty = looked.filter(({ wrong }) => wrong)
    if (fitting.length === 0) throw refused(faulty.slice(0, NAMED).map(asProblem))
    const rule = `${call.entity.name}.importNumbers`
    if (!call.accepted.has(rule)) throw asks({ warnings: told(rule, fitting.length, faulty) })
    const unit = openUnit(call.ground, { session: call.session }, txOf(call.db))
    const asked = {
      kind: 'ship',
      title: `导入单号发货 · ${call.entity.label[0]}`,
      entity: call.entity.name,
      params: { of: call.entity.name, rows: fitting },
      total: fitting.length,
    }
    return { job: await queueJob(unit, asked, call.session) }
  }

async function look(
  { entity, records }: ActionCall,
  lines: readonly SheetLine[],
  { head, field }: Numbered,
): Promise<readonly Looked[]> {
  const keys = lines.map(({ cells }) => (field === 'id' ? Number(cells[head]) || 0 : cells[head]))
  const rows = await records.select(entity.name, { [field]: keys }, { limit: MOST })
  const byKey = new Map(rows.map((row) => [String(row[field]), row]))
  const seen = new Set<string>()
  const looked: Looked[] = []
  for (const line of lines) {
    const row = byKey.get(line.cells[head] ?? '')
    const ship = row && shipOf(entity, row, line)
    const wrong = await wrongWith(entity, records, line, head, row, ship, seen)
    looked.push(wrong || !ship ? { line, wrong: wrong ?? notThere(head) } : { line, ship })
  }
  return looked
}

function shipOf(entity: Entity, row: Row, { cells }: SheetLine): ToShip {
  const carriers = entity.fields.carrier?.of as { readonly [key: string]: Label }
  const named = cells.快递公司
  const [carrier = ''] =
    Object.entries(carriers).find(([key, label]) => [key, ...label].includes(named ?? '')) ?? []
  return { id: row.id as number, carrier, trackingNo: cells.快递单号 ?? '' }
}

async function wrongWith(
  entity: Entity,
  records: Records,
  { cells }: SheetLine,
  head: string,
  row: Row | undefined,
  ship: ToShip | undefined,
  seen: Set<string>,
): Promise<Label | undefined> {
  if (!row || !ship) return notThere(head)
  const { carrier, trackingNo, id } = ship
  const state = entity.states[String(row.status)] ?? ['', '']
  if (!entity.moves.ship?.from.includes(String(row.status)))
    return [`现为“${state[0]}”，不能发货`, `It is "${state[1]}" and cannot be shipped`]
  if (!row.receiver || !row.phone || !row.address)
    return ['收货信息不完整', 'Receiver, phone or address is missing']
  if (!cells.快递公司) return ['没有填写快递公司', 'The carrier is missing']
  if (!carrier)
    return [`没有快递公司“${cells.快递公司}”`, `No carrier is called "${cells.快递公司}"`]
  if (!NUMBER.test(trackingNo)) return ['快递单号格式不正确', 'This is no tracking number']
  const keys = [`#${id}`, `${carrier}/${trackingNo}`]
  if (keys.some((key) => seen.has(key))) return ['与上文重复', 'It stands above already']
  for (const key of keys) seen.add(key)
  if ((await records.count('logistics', { carrier, trackingNo })) > 0)
    return [`单号 ${trackingNo} 已用过`, `The number ${trackingNo} was used before`]
  return undefined
}

const notThere = (head: string): Label => [`没有此${head}`, `No record with this ${head}`]

const asProblem = ({ line: { row }, wrong = ['', ''] }: Looked): Problem => ({
  field: `file.${row}`,
  message: [`第 ${row} 行：${wrong[0]}`, `Row ${row}: ${wrong[1]}`],
})

function told(rule: string, fitting: number, faulty: readonly Looked[]): Problem[] {
  const rest = faulty.length - NAMED
  const head: Label = [
    `可发货 ${fitting} 行，不能发货 ${faulty.length} 行。确定发货？`,
    `${fitting} rows can be shipped, ${faulty.length} cannot. Ship them?`,
  ]
  const more: Label = [`另有 ${rest} 行不能发货`, `${rest} more rows cannot be shipped`]
  return [
    { field: 'file', rule, message: head },
    ...faulty.slice(0, NAMED).map((one) => ({ ...asProblem(one), rule })),
    ...(rest > 0 ? [{ field: 'file', rule, message: more }] : []),
  ]
}
