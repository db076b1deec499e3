import type { Row } from '#declare'
import { txOf } from '../db/txOf.ts'
import { refusedField } from '../errors.ts'
import { matchAlike } from '../sales/matchAlike.ts'
import { fenOf } from '../settlement/fenOf.ts'
import type { ActionCall, ActionFunctions } from './action.ts'
import { choiceIn, importSheet } from './importSheet.ts'

const columns = [
  ...['销售平台*', '平台商品编号*', '商品名称*', '商品类型*', '售价*'],
  ...['合作方', '分成比例'],
]
/** The end of the platform's number that goes into ours, so that it stays within 32 characters. */
const KEPT = 16

/** Yuan as written (`19.90`, `¥19.9`) in fen. */
function priceIn(text: string): number {
  const fen = fenOf(text.replace(/[¥￥元\s]/g, ''))
  if (fen !== undefined && fen >= 0) return fen
  throw refusedField('price', [`售价“${text}”无法识别`, `The price "${text}" cannot be read`])
}

function shareIn(text: string): number | null {
  if (!text) return null
  const share = Number(text.replace(/[%％\s]/g, ''))
  if (share >= 0 && share <= 100) return share
  throw refusedField('sharePercent', [
    `分成比例“${text}”应为 0 到 100`,
    `The share "${text}" is a number from 0 to 100`,
  ])
}

async function partnerIn({ records }: ActionCall, name: string): Promise<unknown> {
  if (!name) return null
  const [partner] = await records.select('settlementPartner', { name }, { limit: 1 })
  if (partner) return partner.id
  throw refusedField('partner', [`没有合作方“${name}”`, `There is no partner "${name}"`])
}

/** Refuses goods that the platform's number names already: those stay as they are. */
async function demandNew({ records }: ActionCall, source: string, outerNo: string): Promise<void> {
  const [known] = await records.select('goods', { source, outerNo }, { limit: 1 })
  if (!known) return
  throw refusedField('outerNo', [
    `平台商品编号“${outerNo}”已是商品 ${known.goodsNo}，不重复导入`,
    `The platform's number "${outerNo}" is ${known.goodsNo} already: it is not imported again`,
  ])
}

/** A number of our own that nothing bears yet, made of the platform and the end of its number. */
async function goodsNoFor({ records }: ActionCall, source: string, outerNo: string) {
  const end = outerNo.toUpperCase().replace(/[^A-Z0-9-]/g, '')
  const own = `${source.toUpperCase()}-${end.slice(-KEPT)}`
  for (let number = 1; ; number++) {
    const goodsNo = number === 1 ? own : `${own}-${number}`
    if ((await records.count('goods', { goodsNo })) === 0) return goodsNo
  }
}

/** Actions of goods. */
export const goods: ActionFunctions = {
  /** New goods of a platform's spreadsheet as drafts that lack what they open; refused rows are told and left out. */
  importNew: (call) =>
    importSheet(call, {
      columns,
      most: 1000,
      leavesOut: true,
      write: async ([{ cell }]) => {
        const { source, type } = call.entity.fields
        const outerNo = cell('平台商品编号')
        const soldOn = String(choiceIn(cell('销售平台'), source?.of as object, 'source'))
        await demandNew(call, soldOn, outerNo)
        const values: Row = {
          ...{ source: soldOn, outerNo, name: cell('商品名称'), price: priceIn(cell('售价')) },
          type: choiceIn(cell('商品类型'), type?.of as object, 'type'),
          goodsNo: await goodsNoFor(call, soldOn, outerNo),
          partner: await partnerIn(call, cell('合作方')),
          sharePercent: shareIn(cell('分成比例')),
        }
        const { id } = (await call.make(values)) as Row
        await matchAlike(txOf(call.db), { platform: soldOn, goodsCode: outerNo, goods: id })
        return 'made'
      },
    }),
}
