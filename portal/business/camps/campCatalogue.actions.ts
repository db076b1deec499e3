import type { Label, Row } from '#declare'
import { daysBetween, onDay, shift } from '#derive/moment.ts'
import { asks, PortalError, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { lessonPlan, type PlannedLesson, type PlannedStage, taskTitle } from './lessonPlan.ts'

/** When a task opens on its day, where the catalogue says the moment. */
const OPENS = '06:00'
const RULE = 'campCatalogue.fillFromCourse'

/** Stages and tasks from a camp course at a pace: told first, made once that is agreed to. */
const fillFromCourse: ActionFunctions[string] = async ({ values, records, accepted, make }) => {
  const period = await found(records, 'campPeriod', values.period, 'period')
  const course = await found(records, 'campCourse', values.course, 'course')
  if (course.camp !== period.camp)
    throw refusedField('course', ['这门课不属于该训练营', 'That course is of another camp'])
  const lessons = await lessonsOf(records, course)
  if (lessons.length === 0)
    throw refusedField('course', ['这门课还没有课时', 'That course has no lesson yet'])
  const stages = lessonPlan(lessons, {
    perDay: Math.max(1, Number(values.perDay ?? 1)),
    weekends: values.weekends !== false,
    from: (await lastDay(records, period)) + 1,
    start: startOf(period),
  })
  const last = Math.max(...stages.flatMap(({ tasks }) => tasks.map(({ day }) => day)))
  const days = await daysOf(records, period)
  if (last > days) throw beyond(last, days)
  if (!accepted.has(RULE))
    throw asks({ warnings: [{ rule: RULE, field: '_', message: summaryOf(stages) }] })
  for (const stage of stages) await makeStage(make, stage, period, course)
  return { created: stages.length + lessons.length }
}

async function found(records: Records, entity: string, id: unknown, field: string): Promise<Row> {
  const row = typeof id === 'number' ? await records.find(entity, id) : null
  if (!row) throw refusedField(field, [`没有编号为 ${id} 的记录`, `There is no record ${id}`])
  return row
}
const startOf = ({ period }: Row): string => (period as { start: string }).start

/** How many days tasks may lie on: those of the camp where they open by day, else up to the end of the period. */
async function daysOf(records: Records, period: Row): Promise<number> {
  if (period.unlock === 'inOrder' || period.unlock === 'all') return Number.POSITIVE_INFINITY
  const { start, end } = period.period as { start: string; end: string }
  if (period.unlock === 'byDate') return daysBetween(start, end) + 1
  const camp = await records.find('camp', period.camp as number)
  return Number(period.days ?? camp?.days ?? Number.POSITIVE_INFINITY)
}

const beyond = (last: number, days: number) =>
  refusedField('perDay', [
    `这样要排到第 ${last} 天，营期只有 ${days} 天；请增加每天课时数，或周末也排课`,
    `This would go on to day ${last}, and the period has ${days} days only: put more lessons on a day, or use weekends too`,
  ])

/** Lessons in order: those of the camp itself, or the published ones of the timetable's course below their chapters. */
async function lessonsOf(records: Records, course: Row): Promise<PlannedLesson[]> {
  if (course.courseKind === 'camp')
    return ((course.lessons ?? []) as Row[]).map(({ title }, at) => ({
      title: String(title),
      campLesson: at + 1,
    }))
  const below = (parent: unknown) =>
    records.select('catalog', { parent }, { limit: 500, sort: 'position' })
  const lessons: PlannedLesson[] = []
  for (const node of await below(course.course)) {
    const inside = node.nodeKind === 'chapter' ? await below(node.id) : [node]
    for (const { id, title, nodeKind, status } of inside)
      if (nodeKind === 'lesson' && status === 'published')
        lessons.push({
          title: String(title),
          lesson: id as number,
          ...(node.nodeKind === 'chapter' && {
            stage: [...String(node.title)].slice(0, 40).join(''),
          }),
        })
  }
  return lessons
}

async function lastDay(records: Records, period: Row): Promise<number> {
  const [last] = await records.select(
    'campCatalogue',
    { period: period.id, nodeKind: 'task', day: { set: true } },
    { limit: 1, sort: '-day' },
  )
  return Number(last?.day ?? 0)
}

function summaryOf(stages: readonly PlannedStage[]): Label {
  const tasks = stages.flatMap((stage) => stage.tasks)
  const lines = stages.map(({ title, tasks: of }) => {
    const [first, last] = [of[0]!, of.at(-1)!]
    return `${title}（第${first.day}–${last.day}天，${of.length} 个任务）`
  })
  const first = tasks.slice(0, 3).map(taskTitle).join('；')
  return [
    `将生成 ${stages.length} 个阶段、${tasks.length} 个任务：${lines.join('、')}。例如：${first}`,
    `${stages.length} stages and ${tasks.length} tasks will be made: ${lines.join(', ')}. For example: ${first}`,
  ]
}

async function makeStage(
  make: (values: Row) => Promise<Row>,
  { title, tasks }: PlannedStage,
  period: Row,
  course: Row,
): Promise<void> {
  const stage = await make({ period: period.id, nodeKind: 'stage', title, taskKind: null })
  for (const task of tasks)
    await make({
      period: period.id,
      parent: stage.id,
      nodeKind: 'task',
      title: taskTitle(task),
      day: task.day,
      unlockAt: period.unlock === 'byDate' ? onDay(startOf(period), task.day - 1, OPENS) : null,
      taskKind: 'lesson',
      campCourse: course.id,
      lesson: task.lesson ?? null,
      campLesson: task.campLesson ?? null,
      required: course.required !== false,
    })
}

/** This node and all later ones move on by so many days; a stage moves with its first task. */
const shiftDays: ActionFunctions[string] = async ({ row, values, records, change }) => {
  const node = row as Row
  const by = Number(values.by)
  if (!Number.isInteger(by) || by === 0)
    throw refusedField('by', [
      '请填写天数，往前移用负数',
      'Give a number of days, negative for earlier',
    ])
  const tasks = await records.select(
    'campCatalogue',
    { period: node.period, nodeKind: 'task' },
    { limit: 1000, sort: 'day' },
  )
  const first = node.nodeKind === 'stage' ? tasks.find(({ parent }) => parent === node.id) : node
  const later = tasks.filter((task) => isLater(task, first))
  // The last ones first when moving on, so that nobody passes anybody.
  for (const task of by > 0 ? later.toReversed() : later)
    await change(task.id as number, {
      ...(typeof task.day === 'number' && { day: task.day + by }),
      ...(typeof task.unlockAt === 'string' && {
        unlockAt: shift(task.unlockAt, `${by < 0 ? '' : '+'}${by}d`),
      }),
    }).catch((error: unknown) => {
      throw standsInTheWay(task, error)
    })
  return { done: later.length }
}

/** Which task cannot be moved, and why; said at the days that were asked for. */
function standsInTheWay({ title }: Row, error: unknown): unknown {
  if (!(error instanceof PortalError) || ![40001, 40900].includes(error.code)) return error
  const [zh, en] = error.label
  return refusedField('by', [
    `“${title}”不能这样顺延：${zh}`,
    `"${title}" cannot be moved so: ${en}`,
  ])
}

const isLater = (task: Row, first: Row | undefined): boolean => {
  if (!first) return false
  if (task.id === first.id) return true
  return typeof first.day === 'number'
    ? Number(task.day ?? 0) >= first.day
    : String(task.unlockAt ?? '') >= String(first.unlockAt ?? '~')
}

/** Actions of period catalogues. */
export const actions: ActionFunctions = { fillFromCourse, shiftDays }
