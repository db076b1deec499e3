import type { Jump, Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { importSheet, type SheetRow } from '#portal/engine/actions/importSheet.ts'
import { jumpTargets } from '#widgets/kinds.ts'
import { contentOf, takenFrom } from '../pages/fromTarget.ts'

/** `课程`, `Course` or `course`. */
function typeIn(text: string): string {
  const found = Object.entries(jumpTargets).find(
    ([type, { label, needs }]) => needs === 'id' && (type === text || label.includes(text)),
  )
  if (found) return found[0]
  throw refusedField('item', [`没有内容类型“${text}”`, `There is no type of content "${text}"`])
}

/** Fen from yuan as somebody typed them; null where the cell is empty. */
function fenIn(text: string, head: string): number | null {
  if (!text) return null
  const plain = text.replace(/[¥￥,\s]/g, '')
  if (/^\d+(\.\d{1,2})?$/.test(plain)) return Math.round(Number(plain) * 100)
  throw refusedField(head, [`${head}“${text}”不是金额`, `${head} "${text}" is no amount`])
}

function countIn(text: string, head: string): number | null {
  if (!text) return null
  if (/^\d+$/.test(text)) return Number(text)
  throw refusedField(head, [`${head}“${text}”不是整数`, `${head} "${text}" is no whole number`])
}

/** The floor by its key or its name. */
function floorIn(campaign: Row, text: string): string {
  const floors = (campaign.floors ?? []) as readonly Row[]
  const found = floors.find(({ key, name }) => key === text || name === text)
  if (found) return String(found.key)
  const names = floors.map(({ name }) => name).join('、')
  const message: Label = [
    `没有楼层“${text}”，可用：${names}`,
    `There is no floor "${text}"; there are ${names}`,
  ]
  throw refusedField('floor', message)
}

/** What the sheet says of a line; what it leaves empty stays as it is. */
function saidIn({ cell }: SheetRow): Row {
  const said = {
    ...{
      title: cell('标题') || null,
      subtitle: cell('卖点') || null,
      corner: cell('角标') || null,
    },
    ...{ originPrice: fenIn(cell('原价'), '原价'), salePrice: fenIn(cell('活动价'), '活动价') },
    ...{ stock: countIn(cell('库存'), '库存'), limit: countIn(cell('限购'), '限购') },
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))
}

async function writeLine(
  call: ActionCall,
  campaign: Row,
  row: SheetRow,
): Promise<'made' | 'changed'> {
  const { records, entity, change, make } = call
  const floor = floorIn(campaign, row.cell('楼层'))
  const item: Jump = { type: typeIn(row.cell('类型')), id: Number(row.cell('编号')) }
  const stands = { campaign: campaign.id, floor, 'item.type': item.type, 'item.id': item.id }
  const [known] = await records.select('campaignInfo', stands, { limit: 1 })
  if (known) {
    await change(known.id as number, saidIn(row))
    return 'changed'
  }
  const content = await contentOf(call, item)
  const own = content
    ? takenFrom(entity, content.of, content.row, {
        title: 'title',
        pictures: ['image'],
        scaled: true,
      })
    : {}
  await make({
    ...{ kind: campaign.kind, campaign: campaign.id, floor, item },
    ...{ ...own, ...saidIn(row), shown: Boolean(own.image) },
  })
  return 'made'
}

/** Actions of a campaign's lines. */
export const actions: ActionFunctions = {
  /** Lines of a spreadsheet, by floor and content: new ones are made, those that stand there are brought up to date. */
  importLines: async (call) => {
    const campaign = await call.records.find('campaign', Number(call.values.campaign))
    if (!campaign)
      throw refusedField('campaign', ['请选择所属活动', 'Choose the campaign they stand in'])
    return importSheet(call, {
      columns: [
        '楼层*',
        '类型*',
        '编号*',
        '标题',
        '卖点',
        '角标',
        '原价',
        '活动价*',
        '库存',
        '限购',
      ],
      write: ([row]) => writeLine(call, campaign, row),
    })
  },
}
