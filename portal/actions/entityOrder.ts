import type { Label, Language } from '#declare'
import { txOf } from '../db/txOf.ts'
import { PortalError } from '../errors.ts'
import { alone } from '../records/alone.ts'
import { openUnit, type Unit } from '../records/unit.ts'
import type { ActionCall, ActionFunctions } from './action.ts'
import { linesOf, type SheetLine, sheetCells } from './sheetCells.ts'

const columns = ['订单号', '快递公司', '快递单号'] as const

/** Ships the orders a sheet names; a row that is refused keeps none of the others from going out. */
async function importLogistics(call: ActionCall) {
  const { ground, session, accepted, db } = call
  const { language } = session
  const lines = linesOf(await sheetCells(call), columns)
  const unit = openUnit(ground, { session, accepted }, txOf(db))
  const results = []
  for (const line of lines) {
    const tried = await alone(unit, () => shipped(unit, call, line))
    const message =
      tried instanceof PortalError ? told(tried, language) : tried?.[language === 'en' ? 1 : 0]
    const title = `${line.row} · ${line.cells.订单号}`
    results.push({ id: line.row, title, done: !message, ...(message && { message }) })
  }
  const done = results.filter((one) => one.done).length
  return { total: lines.length, done, refused: lines.length - done, results }
}

/** What the rules said of an order. */
function told(error: PortalError, language: Language): string {
  const { errors = {} } = (error.dataIn(language) ?? {}) as { readonly errors?: object }
  return Object.values(errors).join('；') || error.label[language === 'en' ? 1 : 0]
}

/** Why the row was passed over; nothing where its order is on its way. */
async function shipped(
  unit: Unit,
  { entity }: ActionCall,
  line: SheetLine,
): Promise<Label | undefined> {
  const { 订单号: orderNo = '', 快递公司: named = '', 快递单号: trackingNo = '' } = line.cells
  const carrier = carrierNamed(entity.fields.carrier?.of, named)
  if (!named) return ['没有填写快递公司', 'The carrier is missing']
  if (!carrier) return [`没有快递公司“${named}”`, `There is no carrier "${named}"`]
  const [order] = await unit.records.select('entityOrder', { orderNo }, { limit: 1 })
  if (!order) return [`没有订单“${orderNo}”`, `There is no order "${orderNo}"`]
  if (order.status !== 'pending') return notPending(entity.states[String(order.status)])
  await unit.records.move('entityOrder', order.id as number, 'ship', { carrier, trackingNo })
  return undefined
}

const notPending = (state: Label = ['', '']): Label => [
  `订单“${state[0]}”，不在待发货`,
  `The order is "${state[1]}", not to be shipped`,
]

/** A carrier by its key or either of its names: 顺丰 for 顺丰速运 too. */
function carrierNamed(of: unknown, given: string): string | undefined {
  const choices = Object.entries((of ?? {}) as { readonly [key: string]: Label })
  const asked = given.toLowerCase()
  if (!asked) return undefined
  return choices.find(
    ([key, [zh, en]]) =>
      key === asked || en.toLowerCase() === asked || zh.toLowerCase().startsWith(asked),
  )?.[0]
}

/** Actions of orders of goods. */
export const entityOrder: ActionFunctions = { importLogistics }
