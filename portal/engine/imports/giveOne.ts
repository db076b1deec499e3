import type { Row, StoredFile } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { type Finding, messageOf, weightiest } from '#derive/bulk/finding.ts'
import { asks, conflict, refused, refusedField } from '#portal/core/errors.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../actions/action.ts'
import { entityNamed } from '../context/ground.ts'
import type { Unit } from '../context/unit.ts'
import { openUnit } from '../records/unit.ts'
import { judgeList, writeChecked } from './checking.ts'
import { conclude } from './conclude.ts'
import { kindOf } from './kindOf.ts'
import { endRun, runPortion } from './runPortion.ts'
import { keyOfFile, rowsAsFile } from './sourceFile.ts'
import { batchWithin } from './submit.ts'

/**
 * A grant of read money to one user: a batch of one row through the same checks, carried out within the call. Throws
 * 40001 with what is wrong, 42800 with what is to be agreed to, 40900 where the same grant ran before or somebody else
 * must approve it. Gives the batch.
 */
export async function giveOne(call: ActionCall, user: Row): Promise<{ readonly batch: Row }> {
  const { ground, values } = call
  const why = String(values.why ?? '').trim()
  if ([...why].length < 4)
    throw refusedField('why', ['原因至少 4 个字', 'Give a reason of at least 4 characters'])
  const file = await rowsAsFile(ground, kindOf({ kind: 'readMoney' }), [cellsOf(user, values)])
  try {
    return { batch: await given(call, file, why) }
  } catch (error) {
    const key = keyOfFile(ground, { file })
    if (key) await ground.store?.remove(key)
    throw error
  }
}

async function given(call: ActionCall, file: StoredFile, reason: string): Promise<Row> {
  const { ground, session } = call
  const unit = unitOf(call)
  const entity = entityNamed(ground, 'batchGive')
  const made = { kind: 'readMoney', file, reason }
  const batch = await batchWithin({ ground, entity, session }, unit, made)
  const ready = await checked(unit, batch)
  demandAgreed(call, ready.warnings, batch)
  const running = await unit.records.move('batchGive', batch.id as number, 'confirm', {
    seen: ready.warnings.map(({ code }) => code),
    startedAt: call.now,
  })
  await runPortion(unit, running)
  await endRun(unit, running)
  return unit.records.find('batchGive', batch.id as number) as Promise<Row>
}

/** The cells a spreadsheet would hold. */
const cellsOf = (user: Row, { amount, validUntil, note }: Row): Row => ({
  uid: user.uid,
  amount: typeof amount === 'number' ? yuan(amount) : String(amount ?? ''),
  ...(validUntil ? { validUntil } : {}),
  ...(note ? { note } : {}),
})

const unitOf = (call: ActionCall): Unit =>
  openUnit(call.ground, { session: { ...call.session }, accepted: call.accepted }, txOf(call.db))

async function checked(unit: Unit, batch: Row): Promise<{ warnings: readonly Finding[] }> {
  const { ground, tx, session } = unit
  const list = await judgeList(ground, batch, tx)
  await unit.records.move('batchGive', batch.id as number, 'check')
  const to = list.rows.length
  await writeChecked(ground, tx, batch, list, { from: 0, to, session })
  const { texts } = list
  const after = await conclude(unit, batch, { faults: list.faults, texts })
  const found = list.rows.flatMap((row, at) => [
    ...row.findings,
    ...(list.judged[at]?.findings ?? []),
  ])
  refuseFaulty(batch, found, (after.faults as readonly Finding[] | null) ?? [])
  return { warnings: found.filter(({ level }) => level === 'warn') }
}

function refuseFaulty(batch: Row, rows: readonly Finding[], whole: readonly Finding[]): void {
  const kind = kindOf(batch)
  const again = whole.find(({ code }) => code === 'F11')
  if (again) throw conflict([{ field: '_', kind: 'conflict', message: messageOf(kind, again) }])
  const gravest = weightiest([...rows, ...whole])
  if (!gravest || gravest.level === 'warn') return
  const wrong = [...rows, ...whole].filter(({ level }) => level !== 'warn')
  throw refused(wrong.map((one) => ({ field: one.column ?? '_', message: messageOf(kind, one) })))
}

function demandAgreed({ accepted }: ActionCall, warnings: readonly Finding[], batch: Row): void {
  const open = warnings.filter(({ code }) => !accepted.has(code))
  if (open.length === 0) return
  throw asks({
    warnings: open.map((one) => ({
      rule: one.code,
      field: '_',
      message: messageOf(kindOf(batch), one),
    })),
  })
}
