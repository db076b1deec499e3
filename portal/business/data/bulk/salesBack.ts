import type { Row } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkFunctions } from '#portal/engine/imports/bulkFunctions.ts'
import { countIgnored } from '../sales/ignoreRows.ts'
import { holds, keyOf, layersOf, standingRows, takeOff } from '../sales/salesRows.ts'
import { salesTold } from './salesTold.ts'

type Facts = ReadonlyMap<string, Row>
const MOST = 100_000

/** Takes an import of daily sales back: its rows go, and what they had overwritten shows again. */
export const salesBack: BulkFunctions<Facts> = {
  look: ({ context, db }, rows) =>
    standingRows(
      context,
      db,
      rows.map((row) => row.values as Row),
    ),

  judge: ({ values }, standing, { batch }) => {
    const amount = Number(values.amount ?? 0)
    const row = standing.get(keyOf(values))
    if (!row || !holds(row, batch.undoOf)) return { user: null, amount, findings: [finding('U4')] }
    // What lies beneath a later import changes nothing that stands.
    if (row.batch !== batch.undoOf)
      return { user: null, amount, standing: amount, findings: [finding('U9.beneath')] }
    const [under] = layersOf(row)
    if (!under) return { user: null, amount, findings: [finding('U8')] }
    const told = finding('U9', { old: salesTold(under), now: salesTold(row) })
    return { user: null, amount, standing: Number(under.amount ?? 0), findings: [told] }
  },

  carryOut: async (run, rows) => {
    const standing = await standingRows(
      run.context,
      run.db,
      rows.map(({ values }) => values),
    )
    const written = new Map<number, string>()
    for (const { id, values } of rows) {
      const before = standing.get(keyOf(values)) as Row
      await takeOff(run, before, run.batch.undoOf as number)
      written.set(id, `salesDaily ${before.id}`)
    }
    return written
  },

  standing: async () => new Map(),

  // Rows kept aside were never among those carried out.
  ended: async (run) => {
    const { context, db, batch } = run
    const aside = await context.rows.select(
      db,
      entityNamed(context, 'salesDaily'),
      { ignored: { set: true } },
      { limit: MOST },
    )
    const own = aside.filter((row) => holds(row, batch.undoOf))
    for (const row of own) await takeOff(run, row, batch.undoOf as number)
    await countIgnored(
      db,
      own.map(({ ignored }) => ignored as number),
    )
  },

  adds: async (_place, rows) =>
    new Map(
      rows.map(({ id, status }) => [
        id as number,
        { action: status === 'done' ? '撤回' : null, goods: null },
      ]),
    ),
}
