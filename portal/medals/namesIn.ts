import { refusedField } from '../errors.ts'

/** So many users of one dialog; more come as a spreadsheet. */
const MOST = 500

/** User ids and phones of a pasted text, each once, as they stand there. Throws 40001 for none, or too many. */
export function namesIn(text: unknown): readonly string[] {
  const found = [
    ...new Set(
      String(text ?? '')
        .split(/[\s,;，；、]+/)
        .filter(Boolean),
    ),
  ]
  if (found.length === 0)
    throw refusedField('users', [
      '请填写用户ID或手机号，每行一个',
      'Give user ids or phones, one a line',
    ])
  if (found.length <= MOST) return found
  throw refusedField('users', [
    `一次最多 ${MOST} 个用户，现有 ${found.length} 个`,
    `At most ${MOST} users at once, these are ${found.length}`,
  ])
}
