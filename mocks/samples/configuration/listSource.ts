import type { Portal } from '#portal/createPortal.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { kindOf } from '#portal/engine/imports/kindOf.ts'
import { keyOfFile, rowsAsFile } from '#portal/engine/imports/sourceFile.ts'

/** Puts the list of each batch that was told of into the portal's private store, as its rows have it. */
export async function storeLists({ context, records }: Portal): Promise<void> {
  const entity = entityNamed(context, 'batchGive')
  for (const batch of await records().select('batchGive', {})) {
    const key = keyOfFile(context, batch)
    if (key && (await context.store?.head(key))) continue
    const rows = await records().select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
    const cells = rows.map(({ data }) => data as { readonly [column: string]: unknown })
    const file = await rowsAsFile(context, kindOf(batch), cells)
    await context.database.transaction((tx) =>
      context.rows.keep(tx, entity, batch.id as number, { file }),
    )
  }
}
