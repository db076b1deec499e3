import type { BulkKind } from '#declare'
import { book } from './book.ts'
import { cancelMagazine } from './cancelMagazine.ts'
import { coupon } from './coupon.ts'
import { destroyCode } from './destroyCode.ts'
import { magazine } from './magazine.ts'
import { medal } from './medal.ts'
import { qualification } from './qualification.ts'
import { readMoney } from './readMoney.ts'
import { sales } from './sales.ts'
import { settlementSingle } from './settlementSingle.ts'
import { vip } from './vip.ts'

/** Every kind of bulk run that is declared, by name; the screens of kind bulk and the portal read it. */
export const bulkKinds: { readonly [name: string]: BulkKind } = {
  ...{ readMoney, book, qualification, magazine, cancelMagazine, vip, coupon, medal },
  ...{ destroyCode, sales, settlementSingle },
}
