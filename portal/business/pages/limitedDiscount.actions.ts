import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { invalid, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { linesOf, type SheetLine, sheetCells } from '#portal/engine/actions/sheetCells.ts'

const COLUMNS = ['商品编号', '折扣价', '库存', '限购'] as const
const MOST = 100

/** More pieces of one of the goods, as the sale stands in the transaction. */
const addStock: ActionFunction = ({ entity, row, values, change }) => {
  if (!row) throw missing(entity.label)
  const items = (row.items ?? []) as readonly Row[]
  const entry = items.find(({ goods }) => goods === Number(values.goods))
  if (!entry) throw refusedField('goods', ['此商品不在活动中', 'These goods are not in the sale'])
  if (entry.stock === null || entry.stock === undefined)
    throw refusedField('goods', ['此商品不限库存', 'These goods have no limit'])
  const amount = Number(values.amount)
  if (!Number.isInteger(amount) || amount < 1 || amount > 100_000)
    throw refusedField('amount', [
      '请填写 1 到 100000 的整数',
      'Give a whole number from 1 to 100000',
    ])
  const more = { ...entry, stock: Number(entry.stock) + amount }
  return change(row.id as number, { items: items.map((one) => (one === entry ? more : one)) })
}

/** The goods of a spreadsheet as entries of the form; rows that are wrong are named together, and nothing is filled in. */
const itemsOfSheet: ActionFunction = async (call) => {
  const lines = linesOf(await sheetCells(call), COLUMNS)
  if (lines.length > MOST)
    throw refusedField('file', [`最多 ${MOST} 个商品`, `At most ${MOST} goods`])
  const numbers = lines.map(({ cells }) => String(cells.商品编号))
  const found = await call.records.select('goods', { goodsNo: numbers }, { limit: MOST })
  const byNumber = new Map(found.map((goods) => [goods.goodsNo, goods]))
  const problems = lines.flatMap((line, at) =>
    problemsOf(line, byNumber, numbers.indexOf(numbers[at] as string) < at),
  )
  if (problems.length > 0) throw invalid(problems)
  return { items: lines.map(({ cells }) => entryOf(cells, byNumber.get(cells.商品编号) as Row)) }
}

type Cells = SheetLine['cells']

const entryOf = (cells: Cells, goods: Row): Row => ({
  goods: goods.id,
  price: fenOf(cells.折扣价),
  stock: cells.库存 ? Number(cells.库存) : null,
  limit: cells.限购 ? Number(cells.限购) : 1,
})

/** Yuan as written (`19.90`, `¥19.9`) in fen; NaN for anything else. */
const fenOf = (text = ''): number => {
  const plain = text.replace(/[¥￥元\s,]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}
const isWhole = (text = '', least = 0) =>
  text === '' || (/^\d+$/.test(text) && Number(text) >= least)

function problemsOf(
  { row, cells }: SheetLine,
  goods: ReadonlyMap<unknown, Row>,
  isAgain: boolean,
): readonly Problem[] {
  const known = goods.get(cells.商品编号)
  const fen = fenOf(cells.折扣价)
  const wrong = !known
    ? ([`没有编号为“${cells.商品编号}”的商品`, `There are no goods "${cells.商品编号}"`] as const)
    : isAgain
      ? (['商品重复', 'These goods stand here twice'] as const)
      : !(fen >= 1 && fen < Number(known.price))
        ? (['折扣价须低于售价', 'The sale price must be below the price'] as const)
        : !isWhole(cells.库存) || !isWhole(cells.限购, 1)
          ? (['库存、限购须为整数', 'Stock and limit are whole numbers'] as const)
          : undefined
  if (!wrong) return []
  return [
    { field: `file.${row}`, message: [`第 ${row} 行：${wrong[0]}`, `Row ${row}: ${wrong[1]}`] },
  ]
}

/** Actions of sales. */
export const actions: ActionFunctions = { addStock, itemsOfSheet }
