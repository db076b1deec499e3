import { refusedField } from '../errors.ts'

/** So many phones of one dialog; more come as a spreadsheet. */
const MOST = 500

/** The phones of a pasted text, each once. Throws 40001 for none, too many, or what is none, naming the first few. */
export function phonesIn(text: unknown): readonly string[] {
  const found = [
    ...new Set(
      String(text ?? '')
        .split(/[\s,;，；、]+/)
        .filter(Boolean),
    ),
  ]
  if (found.length === 0)
    throw refusedField('phones', ['请填写手机号，每行一个', 'Give phones, one a line'])
  if (found.length > MOST)
    throw refusedField('phones', [
      `一次最多 ${MOST} 个手机号，现有 ${found.length} 个`,
      `At most ${MOST} phones at once, these are ${found.length}`,
    ])
  const wrong = found.filter((phone) => !/^1[3-9]\d{9}$/.test(phone))
  if (wrong.length === 0) return found
  const [zh, en] = [wrong.slice(0, 5).join('、'), wrong.slice(0, 5).join(', ')]
  throw refusedField('phones', [`不是手机号：${zh}`, `These are no phones: ${en}`])
}
