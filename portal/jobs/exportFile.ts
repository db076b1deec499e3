import type { StoredFile } from '#declare'
import type { SheetPlan } from '../bulk/sheet/write/sheetPlan.ts'
import { workbookOf } from '../bulk/sheet/write/workbookOf.ts'
import type { Ground } from '../records/ground.ts'
import { randomBytes, toHex } from '../store/encoding.ts'
import { bucketAddress } from '../store/uploadToken.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Sheets as a file in the store that only the portal reads: whoever may download it gets a link for ten minutes
 * (`downloadOf`). Throws where the portal has no store.
 */
export async function exportFile(
  { store }: Ground,
  sheets: readonly SheetPlan[],
  name: string,
): Promise<StoredFile> {
  if (!store) throw new Error('An export needs a store for its file: see the settings of the store')
  const bytes = await workbookOf(sheets)
  const key = `private/export/${toHex(randomBytes(16))}.xlsx`
  await store.put(key, bytes, { type: XLSX, isPrivate: true })
  return { url: `${bucketAddress(store.describe())}/${key}`, name, size: bytes.length }
}
