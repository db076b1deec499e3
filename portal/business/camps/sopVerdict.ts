import type { Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'

/** An item that could not be sent for so long is not sent any more. */
const LATEST = '+2h'

/** What decides whether the robot says something now. */
export interface SopSituation {
  readonly sop: Row
  readonly period: Row | null
  readonly robot: Row | null
  /** Messages of this robot in this period's group today. */
  readonly sentToday: number
  readonly now: string
}

/** Sent now, tried again in the next round, or given up with its reason. */
export type Verdict =
  | { readonly to: 'send' }
  | { readonly to: 'wait'; readonly why: Label }
  | { readonly to: 'fail'; readonly why: Label }

/**
 * Whether a due item of a robot may be sent: while the period enrols or runs, by a robot that is enabled, outside its
 * quiet time and within its day's limit. What stands in the way is waited out for two hours.
 */
export function sopVerdict(situation: SopSituation): Verdict {
  const { sop, now } = situation
  const why = obstacle(situation)
  const isLate = shift(String(sop.dueAt), LATEST) < now
  if (isLate)
    return {
      to: 'fail',
      why: why ?? ['逾期超过 2 小时，未发送', 'More than two hours late: it was not sent'],
    }
  return why ? { to: 'wait', why } : { to: 'send' }
}

/** What keeps a robot from sending at all, whatever the hour. */
export function hindrance({ period, robot }: Pick<SopSituation, 'period' | 'robot'>): Label | null {
  if (!period) return ['通用模板不会被执行', 'A general item is never sent']
  if (!['enrolling', 'running'].includes(String(period.status)))
    return ['营期不在报名或进行中', 'The period neither enrols nor runs']
  if (!robot) return ['营期没有机器人', 'The period has no robot']
  return robot.status === 'enabled' ? null : ['机器人已停用', 'The robot is disabled']
}

function obstacle(situation: SopSituation): Label | null {
  const { robot, sentToday, now } = situation
  const found = hindrance(situation)
  if (found) return found
  if (isQuiet(robot as Row, now.slice(11, 16)))
    return ['正在机器人的免打扰时段', 'It is the robot’s quiet time']
  return sentToday < Number(robot?.dailyLimit ?? 0)
    ? null
    : ['已达机器人当日上限', 'The robot’s limit of the day is reached']
}

/** From 22:30 until 07:00 goes over midnight. */
function isQuiet({ quietFrom, quietTo }: Row, time: string): boolean {
  if (typeof quietFrom !== 'string' || typeof quietTo !== 'string') return false
  return quietFrom <= quietTo
    ? quietFrom <= time && time < quietTo
    : time >= quietFrom || time < quietTo
}
