import type { Period, Row } from '#declare'
import { same } from '#portal/engine/records/same.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { daysIn, dayToday } from './planDays.ts'

const planIn = (row: Row | null) => (row?.plan ?? []) as readonly Row[]

/** No day of the plan lies behind the last day of the study. */
const planFitsDates: Judging = ({ after }) => {
  const most = daysIn(after.period as Period | null)
  if (most === 0) return []
  return planIn(after).flatMap(({ day }, index) =>
    Number(day) <= most
      ? []
      : [
          {
            field: `plan.${index}.day`,
            message: [
              `共读只有 ${most} 天，没有第 ${day} 天`,
              `The study lasts ${most} days: there is no day ${day}`,
            ] as const,
          },
        ],
  )
}

/** What people read already stays as they read it. */
const keepsBegunDays: Judging = ({ before, after, now }) => {
  if (!before || !['running', 'ended'].includes(before.status as string)) return []
  const today = dayToday(before.period as Period | null, now)
  const begun = planIn(before).filter(({ day }) => Number(day) <= today)
  const lost = begun.find(({ day, ...rest }) => {
    const { day: _, ...kept } = planIn(after).find((one) => one.day === day) ?? {}
    return !same(bare(rest), bare(kept))
  })
  const early = planIn(after).find(
    ({ day }) => Number(day) <= today && !begun.some((one) => one.day === day),
  )
  const day = lost?.day ?? early?.day
  if (day === undefined) return []
  return [
    {
      field: 'plan',
      message: [`第 ${day} 天已经开始，不能再改`, `Day ${day} has begun and is no longer changed`],
    },
  ]
}

/** What an entry says, without what tells it apart and what is empty. */
const bare = (entry: Row): Row =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => name !== '_key' && value !== null),
  )

/** Refunds and letters are a job, which stands or falls with the move. */
const queuesCancelling: Judging = async ({ after, queue }) => {
  await queue({
    kind: 'studyCancel',
    title: `取消共读：${String(after.title)}`,
    entity: 'yongsStudy',
    recordId: after.id as number,
    params: { study: after.id },
    key: `studyCancel:${after.id}`,
  })
}

/** Rules of studies that no word carries. */
export const rules: RuleFunctions = { planFitsDates, keepsBegunDays, queuesCancelling }
