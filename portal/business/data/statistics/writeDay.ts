import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { purgeRow } from '#portal/engine/records/store.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { dayFigures, retentions } from './dayFigures.ts'

const none: Row = {
  ...{ newUsers: 0, activeUsers: 0, payUsers: 0, orders: 0, revenue: 0, refunds: 0 },
  ...{ newVip: 0, renewVip: 0, listenTime: 0, readTime: 0, comments: 0, redeemed: 0 },
  ...{ retention1: null, retention7: null },
}
const keyOf = ({ channel, platform }: Row) => `${channel ?? null} ${platform}`

/** Counts a day whole: rows that stand take the new figures, those nothing is counted for any more go. */
export async function writeDay(context: PortalContext, tx: Tx, day: string): Promise<number> {
  const now = shanghaiTime(context.clock())
  const entity = entityNamed(context, 'statistics')
  const found = await dayFigures(tx, day, now.slice(0, 10))
  const standing = new Map(
    (await context.rows.select(tx, entity, { date: day }, { limit: 10_000 })).map((row) => [
      keyOf(row),
      row,
    ]),
  )
  for (const { channel, platform, figures } of found) {
    const row = { date: day, channel, platform, ...none, ...figures }
    const before = standing.get(keyOf(row))
    standing.delete(keyOf(row))
    if (before) await context.rows.keep(tx, entity, before.id as number, { ...none, ...figures })
    else {
      const stamps = { createdAt: now, updatedAt: now, createdBy: null, updatedBy: null }
      await insertRows(tx, entity, [{ ...row, ...stamps }], 'date')
    }
  }
  for (const { id } of standing.values()) await purgeRow(tx, entity, id as number)
  return found.length
}

/** Brings in how many came back, once that day has come; all else stays as it was counted. */
export async function writeRetention(context: PortalContext, tx: Tx, day: string): Promise<void> {
  const entity = entityNamed(context, 'statistics')
  const today = shanghaiTime(context.clock()).slice(0, 10)
  const rows = await context.rows.select(tx, entity, { date: day }, { limit: 10_000 })
  for (const { channel, platform, figures } of await dayFigures(tx, day, today)) {
    const row = rows.find((one) => keyOf(one) === keyOf({ channel, platform }))
    const told = Object.fromEntries(
      Object.keys(retentions).flatMap((name) => (name in figures ? [[name, figures[name]]] : [])),
    )
    if (row && Object.keys(told).length > 0)
      await context.rows.keep(tx, entity, row.id as number, told)
  }
}
