import type { Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { entriesOf, linkOf, type Seal, saidBy } from './auditSeals.ts'

/** Links made anew at a time. */
const PORTION = 500

/**
 * Makes the chain over the audit log anew under another secret, link by link. What an entry said that is kept no more
 * stands as it was sealed. Whoever calls has looked first whether the chain holds: here nothing is judged.
 */
export async function rekeyAudit(context: PortalContext, tx: Tx, secret: string): Promise<number> {
  let before = { seq: 0, link: '' }
  let made = 0
  for (;;) {
    const rows = await tx
      .selectFrom('_auditSeal')
      .selectAll()
      .where('seq', '>', before.seq)
      .orderBy('seq')
      .limit(PORTION)
      .execute()
    const seals = rows as unknown as readonly Seal[]
    if (seals.length === 0) return made
    const entries = await entriesOf(
      context,
      tx,
      seals.map(({ entry }) => Number(entry)),
    )
    const there = new Map(entries.map((row) => [row.id as number, row]))
    for (const seal of seals) {
      const row = there.get(Number(seal.entry))
      const said = row ? await saidBy(secret, row) : seal.said
      const link = await linkOf(secret, before.link, said)
      await tx.updateTable('_auditSeal').set({ said, link }).where('seq', '=', seal.seq).execute()
      before = { seq: Number(seal.seq), link }
      made++
    }
  }
}
