import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A runner runs a distance of the marathon, and there is a place left in it. */
const runsADistance: Judging = async ({ before, after, records }) => {
  if (!after.marathon || before?.distance === after.distance) return []
  const race = await records.find('marathon', after.marathon as number)
  const group = ((race?.groups ?? []) as Row[]).find(({ name }) => name === after.distance)
  const distanceProblem = (zh: string, en: string) => [
    { field: 'distance', message: [zh, en] as const },
  ]
  if (!group)
    return distanceProblem(
      `该马拉松没有组别“${after.distance}”`,
      `There is no distance "${after.distance}"`,
    )
  const quota = Number(group.quota ?? 0)
  const runners = await records.count('participation', {
    marathon: after.marathon,
    distance: after.distance,
  })
  return quota > 0 && runners >= quota
    ? distanceProblem(`“${after.distance}”名额已满 ${quota}`, `The ${quota} places of it are taken`)
    : []
}

/** Which memberships open a task: those of its kind, and of its goods where it names some. */
const opens = (task: Row, { kind, vipGoods }: Row): boolean => {
  const named = (task.vipGoods ?? []) as readonly unknown[]
  return (
    (task.memberKind === 'any' || task.memberKind === kind) &&
    (named.length === 0 || named.includes(vipGoods))
  )
}

/** A member task is taken with a membership in force, while it may be taken. */
const hasMembership: Judging = async ({ after, records, now }) => {
  if (!after.memberTask) return []
  const task = (await records.find('memberTask', after.memberTask as number)) as Row
  const { start, end } = task.joinPeriod as { start: string | null; end: string | null }
  if ((start && now < start) || (end && now > end))
    return [{ field: 'memberTask', message: ['不在领取时间内', 'It cannot be taken now'] }]
  const held = await records.select(
    'userVip',
    { user: after.user, status: 'active' },
    { limit: 100 },
  )
  const isNow = ({ validity }: Row) => {
    const { start: from, end: until } = (validity ?? {}) as {
      start?: string | null
      end?: string | null
    }
    return (!from || from <= now) && (!until || until > now)
  }
  return held.some((one) => isNow(one) && opens(task, one))
    ? []
    : [{ field: 'user', message: ['没有生效中的适用会员', 'No such membership is in force'] }]
}

/** The order for an object that somebody has earned. */
export const owe = async (
  { records }: Pick<Change, 'records'>,
  { activity, user }: Row,
  title: unknown,
  goodsName: unknown,
): Promise<void> => {
  const of = { sourceType: activity, sourceName: title, goodsName }
  await records.create('materialOrder', { ...of, quantity: 1, user })
}

/** Whoever finishes a member task whose reward is an object is owed it, while there are any. */
const owesForFinishing: Bringing = {
  effect: async (change) => {
    const { before, after, records } = change
    if (!after.memberTask || before?.finishedAt || !after.finishedAt) return
    const task = (await records.find('memberTask', after.memberTask as number)) as Row
    const most = Number(task.rewardStock ?? 0)
    const isLeft = most === 0 || Number(task.finished ?? 0) < most
    if (task.rewardType === 'material' && isLeft)
      await owe(change, after, task.title, task.goodsName)
  },
}

/** Rules of participations that no word carries. */
export const rules: RuleFunctions = { runsADistance, hasMembership, owesForFinishing }
