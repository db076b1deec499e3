import type { Portal } from '#portal/createPortal.ts'
import { entityNamed } from '#portal/engine/context/ground.ts'
import { kindOf } from '#portal/engine/imports/kindOf.ts'
import { keyOfFile, rowsAsFile } from '#portal/engine/imports/sourceFile.ts'

/** Puts the list of each batch that was told of into the portal's private store, as its rows have it. */
export async function storeLists({ ground, records }: Portal): Promise<void> {
  const entity = entityNamed(ground, 'batchGive')
  for (const batch of await records().select('batchGive', {})) {
    const key = keyOfFile(ground, batch)
    if (key && (await ground.store?.head(key))) continue
    const rows = await records().select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
    const cells = rows.map(({ data }) => data as { readonly [column: string]: unknown })
    const file = await rowsAsFile(ground, kindOf(batch), cells)
    await ground.database.transaction((tx) =>
      ground.rows.keep(tx, entity, batch.id as number, { file }),
    )
  }
}
