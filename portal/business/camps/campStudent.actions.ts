import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** To another period of the same camp; progress starts anew, the order stays. A place is taken there by the rules. */
const transfer: ActionFunctions[string] = async ({ row, values, records }) => {
  const student = row as Row
  const id = student.id as number
  const from = await records.find('campPeriod', student.period as number)
  const to = await records.find('campPeriod', Number(values.to))
  if (!to || to.camp !== from?.camp || to.id === from?.id)
    throw refusedField('to', ['请选择同一训练营的另一期', 'Choose another period of the same camp'])
  for (const done of await records.select('campTaskDone', { student: id }))
    await records.remove('campTaskDone', done.id as number)
  if (student.status === 'studying' && to.status === 'enrolling')
    await records.move('campStudent', id, 'rejoin')
  const moved = await records.update('campStudent', id, {
    period: to.id,
    transferredFrom: from?.id,
    team: null,
  })
  return moved.status === 'enrolled' && to.status === 'running'
    ? records.move('campStudent', id, 'start')
    : moved
}

/** Into the team that is named, or into the smallest of so many. */
const assignTeam: ActionFunctions[string] = async ({ row, entity, values, records, change }) => {
  if (!row) throw missing(entity.label)
  const { id, period } = row
  const teams = Number(values.teams ?? 0)
  const name = typeof values.name === 'string' ? values.name.trim() : ''
  if (!name && !(Number.isInteger(teams) && teams > 0))
    throw refusedField('name', ['请填写小组名称，或分成几组', 'Name a team, or say how many'])
  if (name) return change(id as number, { team: name })
  const names = Array.from({ length: teams }, (_, at) => `第${at + 1}组`)
  const sizes = new Map<string, number>()
  for (const team of names)
    sizes.set(
      team,
      await records.count('campStudent', {
        period,
        team,
        id: { not: id },
        status: { not: ['dropped', 'refunded'] },
      }),
    )
  const smallest = names.toSorted((a, b) => Number(sizes.get(a)) - Number(sizes.get(b)))[0]
  return change(id as number, { team: smallest })
}

/** What stands on the certificate; one without number gets it now. */
const certificate: ActionFunctions[string] = async ({ row, records, now }) => {
  const student = row as Row
  const period = (await records.find('campPeriod', student.period as number)) as Row
  const camp = (await records.find('camp', period.camp as number)) as Row
  const number = student.certificateNumber ?? certificateNumber(student, now)
  if (!student.certificateNumber)
    await records.update('campStudent', student.id as number, { certificateNumber: number })
  const { end } = period.period as { end: string }
  return {
    found: {
      certificate: {
        number,
        name: student.nickname,
        camp: camp.title,
        period: period.title,
        picture: camp.certificate ?? null,
        date: end.slice(0, 10),
        progress: student.progress ?? null,
      },
    },
  }
}

/** `ZS2026-012-0034`: the year and the student's own number. */
export const certificateNumber = ({ studentNumber, id }: Row, now: string): string =>
  `ZS${now.slice(0, 4)}-${studentNumber ?? id}`

/** The tasks of the period in order, with the time each was done and the work handed in for it. */
const tasks: ActionFunctions[string] = async ({ row, records }) => {
  const { id, period } = row as Row
  const nodes = await records.select(
    'campCatalogue',
    { period, nodeKind: 'task', status: 'shown' },
    { limit: 1000, sort: 'day' },
  )
  const done = await records.select('campTaskDone', { student: id })
  const works = await records.select('practiceWork', { student: id })
  return {
    checklist: nodes.map((node) => ({
      title: node.title,
      hint: node.required ? null : ['选做', 'Optional'],
      at: done.find(({ task }) => task === node.id)?.doneAt ?? null,
      link: workOf(works, node),
    })),
  }
}

function workOf(works: readonly Row[], { practice }: Row): Row | null {
  const work = practice ? works.find((one) => one.practice === practice) : undefined
  return work ? { entity: 'practiceWork', id: work.id, label: ['作业', 'Work'] } : null
}

/** Actions of camp students. */
export const actions: ActionFunctions = {
  transfer,
  assignTeam,
  certificate,
  tasks,
}
