import type { Row } from '#declare'
import { daysBetween, shift } from '#derive/moment.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

const taken = ['camp', 'capacity', 'price', 'unlock', 'headTeacher', 'groupNote', 'robot', 'notice']
const nodeTaken = [
  'nodeKind',
  'title',
  'day',
  'taskKind',
  'campCourse',
  'lesson',
  'campLesson',
  'article',
  'practice',
  'liveUrl',
  'required',
  'points',
]
const itemTaken = ['camp', 'title', 'day', 'time', 'executor', 'channel', 'audience', 'content']

const some = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
/** `+14d` for later, `-3d` for earlier. */
const shiftMoment = (moment: unknown, by: string): string | null =>
  typeof moment === 'string' ? shift(moment, by) : null

/** The next period of the camp as a draft, with catalogue and SOP; every moment moves with the start. */
const copyPeriod: ActionFunctions[string] = async ({ row, values, records, make, now }) => {
  const period = row as Row
  if (String(values.start) < now.slice(0, 10))
    throw refusedField('start', [
      `开营日 ${values.start} 已经过去，请选择今天或以后的日期`,
      `${values.start} has passed: choose today or a later day`,
    ])
  const { start, end } = period.period as { start: string; end: string }
  const by = byDays(daysBetween(start, String(values.start)))
  const signUp = (period.signUp ?? {}) as { start?: string; end?: string }
  const [last] = await records.select(
    'campPeriod',
    { camp: period.camp },
    { limit: 1, sort: '-number' },
  )
  const number = Number(last?.number ?? period.number) + 1
  const made = await make({
    ...some(period, taken),
    title: titleOf(period, number),
    number,
    signUp: { start: shiftMoment(signUp.start, by), end: shiftMoment(signUp.end, by) },
    period: { start: shiftMoment(start, by), end: shiftMoment(end, by) },
  })
  await copyNodes(records, period, made, by)
  for (const item of await records.select('campSop', { period: period.id }))
    await records.create('campSop', {
      ...some(item, [...itemTaken, 'images', 'target']),
      period: made.id,
    })
  return made
}

const byDays = (days: number): string => `${days < 0 ? '' : '+'}${days}d`

/** `第12期` becomes `第13期`; a title without a number is followed by it. */
const titleOf = ({ title, number }: Row, next: number): string =>
  String(title).includes(String(number))
    ? String(title).replace(String(number), String(next))
    : [...`${title} 第${next}期`].slice(0, 20).join('')

/** Stages first, so that the tasks find theirs. */
async function copyNodes(records: Records, from: Row, to: Row, by: string): Promise<void> {
  const nodes = await records.select(
    'campCatalogue',
    { period: from.id },
    { limit: 1000, sort: 'position' },
  )
  const copies = new Map<unknown, unknown>()
  const [stages, tasks] = [nodes.filter(isRoot), nodes.filter((node) => !isRoot(node))]
  for (const node of [...stages, ...tasks]) {
    const { id } = await records.create('campCatalogue', {
      ...some(node, nodeTaken),
      unlockAt: shiftMoment(node.unlockAt, by),
      period: to.id,
      parent: copies.get(node.parent) ?? null,
    })
    if (node.status === 'hidden') await records.move('campCatalogue', id as number, 'hide')
    copies.set(node.id, id)
  }
}
const isRoot = ({ parent }: Row) => parent === null || parent === undefined

/** Queues the job that lets students graduate once the period has ended. */
const settle: ActionFunctions[string] = async ({ context, row, db, session }) => {
  const period = row as Row
  const job = await queueJob(
    openTransaction(context, { session }, txOf(db)),
    {
      kind: 'campSettle',
      title: `结营结算：${String(period.title)}`,
      entity: 'campPeriod',
      recordId: period.id as number,
      params: { period: period.id },
    },
    session,
  )
  return { job }
}

/** Actions of camp periods. */
export const actions: ActionFunctions = { copyPeriod, settle }
