import type { Label } from '#declare'
import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { weekdayOf } from '../moment.ts'
import { valueAt } from '../path.ts'
import { paidDividers } from '../richText/paidDivider.ts'
import { addressOf, entriesOf, type Situation } from '../situation.ts'
import { formatLabel, labelOf } from './formatLabel.ts'
import type { Word } from './word.ts'

interface Form {
  readonly test: (value: string) => boolean
  readonly message: Label
  /** A value that is not of this form. */
  readonly broken: unknown
}

/** Ten or thirteen digits whose check digit is right; hyphens are left out. */
export function isIsbn(text: string): boolean {
  const digits = text.replaceAll('-', '')
  const values = [...digits].map((digit) => (digit === 'X' ? 10 : Number(digit)))
  if (/^\d{9}[\dX]$/.test(digits))
    return values.reduce((sum, value, at) => sum + value * (10 - at), 0) % 11 === 0
  return (
    /^97[89]\d{10}$/.test(digits) &&
    values.reduce((sum, value, at) => sum + value * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
  )
}

function compiles(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

/** Forms by name; any other name is a regular expression. */
const forms: { readonly [name: string]: Form } = {
  isbn: {
    test: isIsbn,
    message: ['{label}不是有效的 ISBN', '{label} is no valid ISBN'],
    broken: '9787530000000',
  },
  https: {
    test: (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    message: ['{label}须以 https:// 开头', '{label} must start with https://'],
    broken: 'http://www.example.com/',
  },
  regex: {
    test: compiles,
    message: ['{label}不是有效的正则表达式', '{label} is no valid regular expression'],
    broken: '(',
  },
  monday: {
    test: (text) => weekdayOf(text) === 1,
    message: ['{label}须为星期一', '{label} must be a Monday'],
    broken: '2026-11-24',
  },
  onePaidDivider: {
    test: (html) => paidDividers(html) <= 1,
    message: ['{label}中最多一条付费分隔线', '{label} holds at most one paid divider'],
    broken: '<p>一</p><p>$$$</p><p>二</p><p>$$$</p>',
  },
  placeholders: {
    test: (text) => !/\{(?!\w+\})|(?<!\{\w{1,40})\}/.test(text),
    message: ['{label}中的占位符须写作 {name}', 'Placeholders in {label} are written {name}'],
    broken: '{name',
  },
}

const formOf = (is: string): Form =>
  forms[is] ?? {
    test: (text) => new RegExp(is, 'u').test(text),
    message: ['{label}的格式不正确', '{label} has a wrong format'],
    broken: '\u0001',
  }

/** Hosts come as a list or as text between commas or lines; `*.example.com` takes what lies below it. */
const allowedOf = (hosts: unknown): readonly string[] =>
  (Array.isArray(hosts) ? hosts : String(hosts).split(/[\s,，]+/)).filter(Boolean)

function isFrom(text: string, allowed: readonly string[]): boolean {
  const host = URL.canParse(text) ? new URL(text).hostname : undefined
  return (
    host !== undefined &&
    allowed.some((one) => host === one || (one.startsWith('*.') && host.endsWith(one.slice(1))))
  )
}

/** A form by name, a regular expression, or the hosts of a config key. */
export const format: Word = {
  check: ({ format: path, is, when }, situation) =>
    entriesOf(situation, [path as string]).flatMap((one) => {
      const value = valueAt(path as string, one)
      if (holds(when as object, one) !== true || isEmpty(value)) return []
      const label = labelOf(one.entity, path as string, one.entities)
      const message = problem(is as string | { hosts: string }, String(value), one)
      return message
        ? [
            {
              field: addressOf(one, path as string),
              message: formatLabel(message, { label, name: '{name}' }),
            },
          ]
        : []
    }),
  break: ({ format: path, is, when }) =>
    typeof is === 'string' && !when && !(path as string).includes('.')
      ? [{ change: { [path as string]: formOf(is).broken }, field: path as string }]
      : [],
}

function problem(
  is: string | { hosts: string },
  value: string,
  situation: Situation,
): Label | undefined {
  if (typeof is === 'string') return formOf(is).test(value) ? undefined : formOf(is).message
  const hosts = situation.ask({ ask: 'config', key: is.hosts })
  const allowed = allowedOf(hosts ?? [])
  if (allowed.length === 0 || isFrom(value, allowed)) return undefined
  return [
    `{label}的域名不在允许范围内，可用：${allowed.join('、')}`,
    `The host of {label} is not among those allowed: ${allowed.join(', ')}`,
  ]
}
