import { type Label, ports as services } from '#declare'
import { standInsAmong } from '#portal/outside/ports.ts'
import type { Db } from '#portal/storage/db/database.ts'
import type { Symptom } from '#wire/symptom.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { ill, poor, well } from './symptom.ts'

/** A job that has waited longer, in milliseconds, waits for a portal that takes up none. */
const LONG = 5 * 60_000
/** The clock's round comes every ten seconds; one that was not heard of for so long has stopped. In milliseconds. */
const SILENT = 3 * 60_000

/** Jobs: how many wait, run and failed within a day, and whether the oldest waits too long. */
export async function jobSymptom(db: Db, now: number): Promise<Symptom> {
  const of: Label = ['任务', 'Jobs']
  const rows = await db
    .selectFrom('job')
    .select(['status', 'createdAt', 'finishedAt'])
    .where('status', 'in', ['queued', 'running', 'failed'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()
  const day = now - 86_400_000
  const of24 = (at: unknown) => Date.parse(String(at)) >= day
  const [queued, running] = ['queued', 'running'].map((name) =>
    rows.filter(({ status }) => status === name),
  )
  const failed = rows.filter(({ status, finishedAt }) => status === 'failed' && of24(finishedAt))
  const oldest = Math.min(
    ...(queued ?? []).map(({ createdAt }) => Date.parse(String(createdAt))),
    now,
  )
  const told: Label = [
    `排队 ${queued?.length ?? 0}，执行中 ${running?.length ?? 0}，一天内失败 ${failed.length}`,
    `${queued?.length ?? 0} wait, ${running?.length ?? 0} run, ${failed.length} failed within a day`,
  ]
  if (now - oldest > LONG)
    return ill(of, [
      `${told[0]}；最早的已等待 ${minutes(now - oldest)} 分钟：请查看门户日志，是否没有门户在执行任务`,
      `${told[1]}; the oldest waits for ${minutes(now - oldest)} minutes: see in the log whether any portal takes up jobs`,
    ])
  return failed.length > 0
    ? poor(of, [`${told[0]}：原因见任务记录`, `${told[1]}: the list of jobs says why`])
    : well(of, told)
}

/** The clock: timed moves, what happens daily, and what is told to others. */
export async function clockSymptom(db: Db, now: number): Promise<Symptom> {
  const of: Label = ['定时工作', 'Timed work']
  const row = await db
    .selectFrom('_lease')
    .select(['until', 'fence'])
    .where('name', '=', 'clock')
    .executeTakeFirst()
  const isHeard = await isHeardOf(db, now)
  if (row && isHeard) return well(of, [`已进行 ${row.fence} 轮`, `${row.fence} rounds so far`])
  return poor(of, [
    '最近没有听到定时工作的动静：请查看门户日志',
    'Nothing was heard of it lately: look at the log of the portal',
  ])
}

/** Each round seals what was written to the audit log, so what it has not sealed for long tells that none came. */
async function isHeardOf(db: Db, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('auditLog as a')
    .select('a.createdAt')
    .where(({ not, exists }) =>
      not(
        exists(db.selectFrom('_auditSeal as s').select('s.seq').whereRef('s.entry', '=', 'a.id')),
      ),
    )
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst()
  return !open || now - Date.parse(String(open.createdAt)) < SILENT
}

/** Webhooks: calls to others that wait to be made again, or were given up. */
export async function deliverySymptom(db: Db): Promise<Symptom> {
  const of: Label = ['变更通知', 'Webhooks']
  const rows = await db
    .selectFrom('_delivery')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .where('state', 'in', ['due', 'failed'])
    .where('tries', '>', 0)
    .groupBy('state')
    .execute()
  const again = rows.reduce((sum, { count }) => sum + Number(count), 0)
  return again > 0
    ? poor(of, [
        `${again} 次投递没有一次成功：请在变更通知中查看接收方的应答`,
        `${again} deliveries did not go through at once: the webhooks tell what the receivers answered`,
      ])
    : well(of, ['没有积压', 'None waits'])
}

/** Services outside the house that are only stood in for. */
export function serviceSymptom({ ports }: Pick<PortalContext, 'ports'>): Symptom {
  const of: Label = ['外部服务', 'Services outside']
  const stood = standInsAmong(ports)
  return stood.length === 0
    ? well(of, ['均已接入', 'All are connected'])
    : poor(of, [
        `${stood.length} 项尚未接入，由替身代劳，不会真正送出：${stood.map((port) => services[port].label[0]).join('、')}。接入方式见设置说明`,
        `${stood.length} are stood in for and reach nobody: ${stood.map((port) => services[port].label[1]).join(', ')}. The settings say how to connect them`,
      ])
}

const minutes = (time: number) => Math.round(time / 60_000)
