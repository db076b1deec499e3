import type { Label, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { touch } from '#portal/storage/db/freshness.ts'

/** By code; what is not there is missing. */
type Facts = ReadonlyMap<string, Row>

const AT_ONCE = 500
/** States a code is destroyed from. */
const LIVING = ['unused', 'frozen']

/** Destroys codes for good; those destroyed or expired already are passed over. */
const give: BulkFunctions<Facts> = {
  look: ({ db }, rows) => found(db, 'code', rows.map(codeOf)),

  judge: (row, facts) => ({ user: null, amount: 0, findings: judged(row, facts) }),

  carryOut: async (run, rows) => {
    const { db, batch, now } = run
    const codes = await found(db, 'code', rows.map(codeOf))
    const by = (batch.createdBy as number | null) ?? null
    const written = new Map<number, string>()
    for (const row of rows) {
      const { id, version, status } = codes.get(codeOf(row)) as Row
      const destroyed = { status: 'destroyed', destroyReason: row.values.reason }
      await db
        .updateTable('redeemCode')
        .set({ ...destroyed, version: Number(version) + 1, updatedAt: now, updatedBy: by })
        .where('id', '=', id)
        .where('status', 'in', LIVING)
        .execute()
      written.set(row.id, `redeemCode ${id} ${status}`)
    }
    touch(db, 'redeemCode')
    return written
  },

  /** Nothing is written under keys of its own: what is destroyed already is passed over by `judge`. */
  standing: async () => new Map(),

  adds: async ({ context, db }, rows) => {
    const told = rows.map(({ id, ledger }) => ({ id, of: String(ledger ?? '').split(' ') }))
    const codes = await found(
      db,
      'id',
      told.map(({ of }) => Number(of[1] ?? 0)),
    )
    const { states } = entityNamed(context, 'redeemCode')
    return new Map(
      told.map(({ id, of: [, code = '', before = ''] }) => [
        id as number,
        {
          batchName: codes.get(code)?.batchName ?? null,
          before: (states as { readonly [state: string]: Label })[before]?.[0] ?? null,
        },
      ]),
    )
  },
}

const codeOf = ({ values }: Pick<ReadRow, 'values'>) => String(values.code ?? '')

function judged(row: ReadRow, facts: Facts): Finding[] {
  const code = codeOf(row)
  if (!code) return []
  const status = facts.get(code)?.status
  if (status === undefined) return [finding('B6', { column: 'code' })]
  if (status === 'used') return [finding('B7', { column: 'code' })]
  return LIVING.includes(String(status)) ? [] : [finding('B7.over', { column: 'code' })]
}

/** Codes by what they are looked up by, as text. */
async function found(
  db: BulkPlace['db'],
  by: 'code' | 'id',
  wanted: readonly (string | number)[],
): Promise<Facts> {
  const rows = new Map<string, Row>()
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = await db
      .selectFrom('redeemCode')
      .select(['id', 'code', 'version', 'status', 'batchName'])
      .where(by, 'in', wanted.slice(at, at + AT_ONCE) as never)
      .where('deletedAt', 'is', null)
      .execute()
    for (const row of some) rows.set(String(row[by]), row as Row)
  }
  return rows
}

/** What the kind does. */
export const bulk: BulkPart = { give }
