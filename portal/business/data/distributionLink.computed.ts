import { qrCode, shortUrl } from '#portal/business/operations/shop/linkAddress.ts'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  shortUrl: ({ code }, { tx, now }) => shortUrl(tx, code, now),
  qrCode: ({ code }, { tx, now }) => qrCode(tx, code, now),
}
