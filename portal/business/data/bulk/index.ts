import type { BulkKind, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { BulkFunctions } from '#portal/engine/imports/bulkFunctions.ts'
import { isWriting } from '#portal/engine/imports/records/intention.ts'
import { type BeforeBack, recordBack } from '#portal/engine/imports/records/recordBack.ts'
import { type Doing, recordRows } from '#portal/engine/imports/records/recordRows.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { articleTag } from './articleTag.ts'
import { book } from './book.ts'
import { bookBack } from './bookBack.ts'
import { campStudent } from './campStudent.ts'
import { cancelMagazine } from './cancelMagazine.ts'
import { coupon } from './coupon.ts'
import { couponBack } from './couponBack.ts'
import { destroyCode } from './destroyCode.ts'
import { goods } from './goods.ts'
import { goodsMapping } from './goodsMapping.ts'
import { listener } from './listener.ts'
import { magazine } from './magazine.ts'
import { magazineBack } from './magazineBack.ts'
import { medal } from './medal.ts'
import { medalBack } from './medalBack.ts'
import { practice } from './practice.ts'
import { qualification } from './qualification.ts'
import { qualificationBack } from './qualificationBack.ts'
import { readMoney } from './readMoney.ts'
import { readMoneyBack } from './readMoneyBack.ts'
import { sales } from './sales.ts'
import { salesBack } from './salesBack.ts'
import { settlementSingle } from './settlementSingle.ts'
import { vip } from './vip.ts'
import { vipBack } from './vipBack.ts'

/** What each kind does, and what takes it back. A file a kind, a line here. */
const functions: {
  readonly [kind: string]: { readonly give: BulkFunctions; readonly back?: BulkFunctions }
} = {
  book: { give: book as BulkFunctions, back: bookBack as BulkFunctions },
  cancelMagazine: { give: cancelMagazine as BulkFunctions },
  coupon: { give: coupon as BulkFunctions, back: couponBack as BulkFunctions },
  destroyCode: { give: destroyCode as BulkFunctions },
  magazine: { give: magazine as BulkFunctions, back: magazineBack as BulkFunctions },
  medal: { give: medal as BulkFunctions, back: medalBack as BulkFunctions },
  qualification: { give: qualification as BulkFunctions, back: qualificationBack as BulkFunctions },
  readMoney: { give: readMoney as BulkFunctions, back: readMoneyBack as BulkFunctions },
  vip: { give: vip as BulkFunctions, back: vipBack as BulkFunctions },
  sales: { give: sales as BulkFunctions, back: salesBack as BulkFunctions },
}

/** What is to be filled in, or follows, for kinds that write records, where no word of their declaration says it. */
const more: {
  readonly [kind: string]: Doing & { readonly beforeBack?: BeforeBack }
} = { articleTag, campStudent, goods, goodsMapping, listener, practice, settlementSingle }

/** Kinds that write records do what their declaration says. */
const writing = new Map(
  Object.values(bulkKinds)
    .filter(isWriting)
    .map(({ name, final }) => [
      name,
      {
        give: recordRows(more[name]) as BulkFunctions,
        ...(!final && { back: recordBack(more[name]?.beforeBack) as BulkFunctions }),
      },
    ]),
)
const doingOf = (kind: unknown) => functions[kind as string] ?? writing.get(kind as string)

/** What a batch does: its kind's doing, or what takes it back where the batch takes one back. */
export function functionsOf(batch: Row): BulkFunctions {
  const of = doingOf(batch.kind)
  const found = batch.undoOf ? of?.back : of?.give
  if (found) return found
  throw new Error(
    `portal/business/data/bulk has nothing for "${batch.kind}"${batch.undoOf ? ' taken back' : ''}: add it there`,
  )
}

/** Whether a batch of this kind can be taken back. */
export const isUndoable = (kind: unknown): boolean => doingOf(kind)?.back !== undefined

/** The declaration of a batch's kind. Throws 40001 for one that is not declared yet. */
export function kindOf({ kind }: Row): BulkKind {
  const found = bulkKinds[kind as string]
  if (found) return found
  throw refusedField('kind', [
    `门户还不能执行“${kind}”类批量任务，请选择其他类型`,
    `The portal cannot run lists of kind "${kind}" yet: choose another kind`,
  ])
}
