import { refusedField } from '#portal/core/errors.ts'
import { firstSheet } from '#portal/engine/actions/firstSheet.ts'
import { isMobile } from '#widgets/phone/kind.ts'

const MOST = 100_000
const NAMED = 5

/** The phones of a list of one column, with or without a head, each once. Throws 40001 for anything else. */
export async function listedPhones(bytes: Uint8Array): Promise<readonly string[]> {
  const cells = await firstSheet(bytes)
  if (!cells)
    throw refusedField('phones', [
      '无法读取此名单，请用 xlsx、xls 或 csv',
      'This list cannot be read: use xlsx, xls or csv',
    ])
  if (cells.some((line) => line.slice(1).some(Boolean)))
    throw refusedField('phones', [
      '名单只能有一列手机号，请删去其他列',
      'The list has one column of phones: take the others out',
    ])
  const column = cells.map(([first = '']) => first.replace(/[\s-]/g, '')).filter(Boolean)
  const phones = [...new Set(/^\d/.test(column[0] ?? '') ? column : column.slice(1))]
  const wrong = phones.filter((phone) => !isMobile(phone)).slice(0, NAMED)
  if (wrong.length > 0)
    throw refusedField('phones', [
      `不是手机号：${wrong.join('、')}`,
      `These are no phones: ${wrong.join(', ')}`,
    ])
  if (phones.length > 0 && phones.length <= MOST) return phones
  throw refusedField('phones', [
    `名单应有 1 到 ${MOST} 个手机号，此表 ${phones.length} 个`,
    `A list has 1 to ${MOST} phones, this one has ${phones.length}`,
  ])
}
