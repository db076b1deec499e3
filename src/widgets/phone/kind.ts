import type { Kind, Label } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { quoteValue } from '../kind/quoteValue.ts'

const MOBILE = /^1[3-9]\d{9}$/

/** Landlines, service numbers and numbers of other countries. */
const FORMS = [
  /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/,
  /^[48]00-?\d{3}-?\d{4}$/,
  /^(?:9\d{4}|1\d{4})$/,
  /^\+\d{1,3}[ -]?\d[\d -]{4,14}\d$/,
]

/** A phone number: Chinese mobile, landline, service number, or international with its +. */
export const phone: Kind<string> = {
  name: 'phone',
  is: { words: 'line', short: true, line: true },
  ...textColumn,
  isEmpty: isBlank,
  check: (value) => (typeof value === 'string' && isPhone(value) ? [] : refusal(value)),
  plain: (value) => String(value),
  filters: ['is', 'contains'],
  sortable: true,
  sample: (_field, seed) => `138${String(Math.abs(seed) % 100_000_000).padStart(8, '0')}`,
  broken: () => ['12345678901', '1381234567', '138****5678', '电话', 13812345678],
}

/** Whether a text is a Chinese mobile number of eleven digits, with nothing around or between them. */
export const isMobile = (text: string): boolean => MOBILE.test(text)

const isPhone = (text: string): boolean => isMobile(text) || FORMS.some((form) => form.test(text))

const refusal = (value: unknown): readonly Label[] => [
  [
    `${quoteValue(value)} 不是电话号码，应为 11 位手机号、带区号的座机或以 + 开头的国际号码`,
    `${quoteValue(value)} is no phone number; give 11 digits, a landline with its area code, or + and country`,
  ],
]
