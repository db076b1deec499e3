import type { Row } from '#declare'
import { mastheads } from '../covers.ts'
import { appUsers } from '../data/appUser.ts'
import { articles } from '../magazines/article.ts'
import { issues } from '../magazines/issue.ts'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'
import { operatorNames } from './portalUser.ts'

const DAYS = 60

/** Some hundred entries of 60 days: what the sample articles and issues went through, price changes, sign-ins, exports, looks at personal data. */
export function auditLogs(world: SampleWorld): Row[] {
  const entries = [...ofRecords(world), ...ofDays(world)]
  const since = world.at(-DAYS, '00:00')
  return entries
    .filter(({ createdAt }) => (createdAt as string) >= since && (createdAt as string) <= world.now)
    .sort((one, other) => ((one.createdAt as string) < (other.createdAt as string) ? -1 : 1))
    .map((entry, index) => ({ ...entry, requestId: `r${String(90000 + index * 17)}` }))
}

function entry(createdAt: unknown, actor: number, values: Row): Row {
  return {
    createdAt,
    updatedAt: createdAt,
    createdBy: actor,
    updatedBy: actor,
    actor,
    actorName: oneOf(operatorNames, actor - 1),
    changed: [],
    ip: `203.0.113.${8 + actor}`,
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0',
    ...values,
  }
}

/** What happened to issues and articles, taken from their own stamps. */
function ofRecords(world: SampleWorld): Row[] {
  const about = (entity: string, row: Row, id: number) => ({
    entity,
    recordId: String(id),
    recordTitle: row.title,
  })
  const entriesOf = (entity: string, rows: readonly Row[], out: string, every: number) =>
    rows.flatMap((row, index) => {
      if (index % every !== 0) return []
      const record = about(entity, row, index + 1)
      const made = entry(row.createdAt, row.createdBy as number, {
        ...record,
        action: 'create',
        after: { title: row.title },
        changed: ['title'],
      })
      if (row.status !== 'published') return [made]
      const moved = {
        action: 'move',
        reason: 'publish',
        before: { status: out },
        after: { status: 'published' },
        changed: ['status'],
      }
      return [made, entry(row.updatedAt, row.updatedBy as number, { ...record, ...moved })]
    })
  return [
    ...entriesOf('issue', issues(world), 'scheduled', 1),
    ...entriesOf('article', articles(world), 'proofed', 1),
  ]
}

/** What recurs: sign-ins every working day, now and then the rest. */
function ofDays(world: SampleWorld): Row[] {
  const readers = appUsers(world)
  return Array.from({ length: DAYS }, (_, index) => index + 1).flatMap((ago) => {
    const actor = 1 + (ago % 6)
    const day = [entry(world.at(-ago, '08:52'), actor, { action: 'login' })]
    if (ago % 9 === 0)
      day.push(entry(world.at(-ago, '08:50'), actor, { action: 'loginFailed', reason: '密码错误' }))
    if (ago % 7 === 0) day.push(priceChange(world, ago))
    if (ago % 11 === 0) {
      const user = 6 + (ago % 40)
      day.push(
        entry(world.at(-ago, '15:20'), 10, {
          action: 'reveal',
          entity: 'appUser',
          recordId: String(user),
          recordTitle: readers[user - 1]?.nickname,
          changed: ['phone', 'addresses'],
          reason: '用户来电核实',
        }),
      )
    }
    if (ago % 13 === 0)
      day.push(
        entry(world.at(-ago, '17:30'), 7, {
          action: 'export',
          entity: 'article',
          recordTitle: '导出文章列表',
          reason: '月度统计',
        }),
      )
    if (ago % 17 === 0)
      day.push(
        entry(world.at(-ago, '11:11'), 9, {
          action: 'denied',
          entity: 'portalUser',
          reason: 'read',
        }),
      )
    return day
  })
}

function priceChange(world: SampleWorld, ago: number): Row {
  const magazine = 1 + (ago % mastheads.length)
  return entry(world.at(-ago, '14:05'), 2, {
    action: 'update',
    entity: 'magazine',
    recordId: String(magazine),
    recordTitle: mastheads[magazine - 1]!.title,
    before: { yearPrice: 17800 },
    after: { yearPrice: 19800 },
    changed: ['yearPrice'],
  })
}
