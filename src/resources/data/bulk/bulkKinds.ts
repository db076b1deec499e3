import type { BulkKind } from '#declare'
import { articleTag } from './articleTag.ts'
import { book } from './book.ts'
import { campaignInfo } from './campaignInfo.ts'
import { campStudent } from './campStudent.ts'
import { cancelMagazine } from './cancelMagazine.ts'
import { cloudMember } from './cloudMember.ts'
import { coupon } from './coupon.ts'
import { dailyKnowledge } from './dailyKnowledge.ts'
import { destroyCode } from './destroyCode.ts'
import { doreadBook } from './doreadBook.ts'
import { doreadName } from './doreadName.ts'
import { entityOrder } from './entityOrder.ts'
import { freight } from './freight.ts'
import { goods } from './goods.ts'
import { goodsList } from './goodsList.ts'
import { goodsMapping } from './goodsMapping.ts'
import { listener } from './listener.ts'
import { listKinds } from './listKinds.ts'
import { magazine } from './magazine.ts'
import { materialOrder } from './materialOrder.ts'
import { medal } from './medal.ts'
import { medalRevoke } from './medalRevoke.ts'
import { practice } from './practice.ts'
import { projectEntry } from './projectEntry.ts'
import { qualification } from './qualification.ts'
import { raffleLogistics } from './raffleLogistics.ts'
import { readMoney } from './readMoney.ts'
import { sales } from './sales.ts'
import { searchWord } from './searchWord.ts'
import { settlementSingle } from './settlementSingle.ts'
import { unionCode } from './unionCode.ts'
import { vip } from './vip.ts'
import { welfareCode } from './welfareCode.ts'
import { whiteList } from './whiteList.ts'

/** Every kind of bulk run that is declared, by name; the screens of kind bulk and the portal read it. */
export const bulkKinds: { readonly [name: string]: BulkKind } = {
  ...{ readMoney, book, qualification, magazine, cancelMagazine, vip, coupon, medal, medalRevoke },
  ...{ goodsList, destroyCode, sales, goods, settlementSingle, projectEntry, whiteList, campStudent, practice },
  ...{
    raffleLogistics,
    materialOrder,
    entityOrder,
    cloudMember,
    doreadName,
    doreadBook,
    searchWord,
    articleTag,
    dailyKnowledge,
    goodsMapping,
    listener,
    campaignInfo,
    freight,
    welfareCode,
    unionCode,
  },
  ...listKinds,
}
