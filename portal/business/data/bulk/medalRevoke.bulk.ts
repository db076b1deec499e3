import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import { lookUsers, userOf } from '#portal/engine/imports/users.ts'

/** Whom a row means, by phone, number or both; from who is banned or has gone a medal can be taken too. */
const complete: Complete = async ({ db }, rows) => {
  const users = await lookUsers(db, rows)
  return rows.map((row) => {
    const { user, findings } = userOf(row, users)
    return { values: { user }, findings: findings.filter(({ code }) => code !== 'R6') }
  })
}

/** A medal that is taken back. */
export const bulk: BulkPart = { complete }
