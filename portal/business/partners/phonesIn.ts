import { refusedField } from '#portal/core/errors.ts'
import { pastedEntries } from '#portal/engine/actions/pastedEntries.ts'
import { isMobile } from '#widgets/phone/kind.ts'

/** The phones of a pasted text, each once. Throws 40001 for none, too many, or what is none, naming the first few. */
export function phonesIn(text: unknown): readonly string[] {
  const found = pastedEntries(text, {
    field: 'phones',
    what: ['个手机号', 'phones'],
    none: ['请填写手机号，每行一个', 'Give phones, one a line'],
  })
  const wrong = found.filter((phone) => !isMobile(phone))
  if (wrong.length === 0) return found
  const [zh, en] = [wrong.slice(0, 5).join('、'), wrong.slice(0, 5).join(', ')]
  throw refusedField('phones', [`不是手机号：${zh}`, `These are no phones: ${en}`])
}
