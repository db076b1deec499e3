import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { sheetCells } from '#portal/engine/actions/sheetCells.ts'

const ADDRESS = /^[0-9A-F]{12}$/
const MOST = 50

/** The addresses of a spreadsheet's first column beside those typed already, written alike, each once. */
const addressesOfSheet: ActionFunction = async (call) => {
  const cells = (await sheetCells(call)).map(([cell = '']) => cell.trim()).filter(Boolean)
  const plain = cells.map((cell) => cell.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  // The first row may be a head.
  const wrong = plain.findIndex((text, at) => !ADDRESS.test(text) && at > 0)
  if (wrong > 0)
    throw refusedField('file', [
      `第 ${wrong + 1} 行的“${cells[wrong]}”不是 MAC 地址`,
      `Row ${wrong + 1}: "${cells[wrong]}" is no MAC address`,
    ])
  const read = plain.filter((text) => ADDRESS.test(text))
  if (read.length === 0)
    throw refusedField('file', ['表格里没有 MAC 地址', 'The sheet holds no MAC address'])
  const typed = (call.values.bssids ?? []) as readonly string[]
  const bssids = [
    ...new Set([...typed, ...read.map((text) => (text.match(/../g) ?? []).join(':'))]),
  ]
  if (bssids.length > MOST)
    throw refusedField('file', [
      `最多 ${MOST} 个地址，共 ${bssids.length} 个`,
      `At most ${MOST} addresses, these are ${bssids.length}`,
    ])
  return { bssids }
}

/** Actions of venues with a wifi of their own. */
export const actions: ActionFunctions = { addressesOfSheet }
