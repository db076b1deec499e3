import type { Period, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { dayToday } from './planDays.ts'

/** Members of one study at most. */
const MOST = 5000

/** A mail to the members who checked in on fewer days than have passed of the plan. */
const behind: ActionFunction = async ({ values, records, now }) => {
  const study =
    typeof values.study === 'number' ? await records.find('yongsStudy', values.study) : null
  if (study?.status !== 'running')
    throw refusedField('study', ['请选择进行中的共读', 'Choose a study that is running'])
  const today = dayToday(study.period as Period, now)
  const due = ((study.plan ?? []) as readonly Row[]).filter(({ day }) => Number(day) < today).length
  const where = { study: study.id, status: 'joined', days: { lt: due } }
  const members = await records.select('yongsMember', where, { limit: MOST })
  if (members.length === 0)
    throw refusedField('study', ['没有落后的成员', 'Nobody has fallen behind'])
  const ids = members.map(({ user }) => user)
  const users = await records.select('appUser', { id: ids }, { limit: MOST })
  return {
    title: '共读等你回来',
    summary: [...`“${study.title}”已到第 ${today} 天`].slice(0, 60).join(''),
    audience: 'listed',
    users: users.map(({ uid }) => uid).join('\n'),
  }
}

/** Actions of members of the youth mook's studies. */
export const actions: ActionFunctions = { behind }
