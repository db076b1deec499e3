import type { StoredFile } from '#declare'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { SheetPlan } from '../imports/sheet/write/sheetPlan.ts'
import { workbookOf } from '../imports/sheet/write/workbookOf.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Sheets as a file in the store that only the portal reads: whoever may download it gets a link for ten minutes
 * (`downloadOf`). Throws where the portal has no store.
 */
export async function exportFile(
  { store }: PortalContext,
  sheets: readonly SheetPlan[],
  name: string,
): Promise<StoredFile> {
  if (!store) throw new Error('An export needs a store for its file: see the settings of the store')
  const bytes = await workbookOf(sheets)
  const key = `private/export/${toHex(randomBytes(16))}.xlsx`
  await store.put(key, bytes, { type: XLSX, isPrivate: true })
  return { url: `${bucketAddress(store.describe())}/${key}`, name, size: bytes.length }
}
