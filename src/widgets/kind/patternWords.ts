import type { Label } from '#declare'
import { patternLabels } from './patternLabels.ts'

/** What one place of a pattern takes, and what it is called; a class of several lists them in this order. */
const classes: readonly (readonly [members: string, zh: string, en: string])[] = [
  ['A-Z', '大写字母', 'capital letter'],
  ['a-z', '小写字母', 'small letter'],
  ['0-9', '数字', 'digit'],
  ['\\d', '数字', 'digit'],
]
/** One place: a digit, a class, or a sign that stands for itself; then how often. */
const part = /(\\d|\[[^\]^]+\]|\\[^\w\s]|[^\\()|[\]{}*+?.^$])(\*|\+|\?|\{\d+(?:,\d*)?\})?/uy

/**
 * A pattern in words: `^[A-Z]\d{2,}$` reads “大写字母 1 个，数字 2 个以上”. Null where it has alternatives, groups or
 * anything else that is not read off its parts: such a pattern has its words among the known ones.
 */
export function patternWords(pattern: string): Label | null {
  const known = patternLabels[pattern]
  if (known) return known
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return null
  const body = pattern.slice(1, -1)
  const zh: string[] = []
  const en: string[] = []
  let literal = ''
  const close = () => {
    if (literal === '') return
    zh.push(`“${literal}”`)
    en.push(`“${literal}”`)
    literal = ''
  }
  part.lastIndex = 0
  while (part.lastIndex < body.length) {
    const found = part.exec(body)
    if (!found) return null
    const [, atom = '', times] = found
    const sign = /^\\?([^\w\s]|\w)$/u.exec(atom)?.[1]
    if (sign !== undefined && atom !== '\\d') {
      if (times) return null
      literal += sign
      continue
    }
    const named = namesOf(atom)
    if (!named) return null
    close()
    const [zhTimes, enTimes] = timesOf(times)
    zh.push(`${joinNames(named.zh, '、', '或')} ${zhTimes}`)
    const names = enTimes === '1' ? named.en : named.en.map((name) => name.replace(/r$|t$/, '$&s'))
    en.push(`${enTimes} ${joinNames(names, ', ', ' or ')}`)
  }
  close()
  return zh.length === 0 ? null : [zh.join('，'), en.join(', ')]
}

interface Names {
  readonly zh: readonly string[]
  readonly en: readonly string[]
}

/** `[A-Z0-9_-]` takes 大写字母, 数字, “_” and “-”; a class of anything else has no name. */
function namesOf(atom: string): Names | null {
  let rest = atom.startsWith('[') ? atom.slice(1, -1) : atom
  const zh: string[] = []
  const en: string[] = []
  for (const [members, chinese, english] of classes) {
    if (!rest.includes(members)) continue
    rest = rest.replace(members, '')
    zh.push(chinese)
    en.push(english)
  }
  if (zh[0] === '大写字母' && zh[1] === '小写字母') {
    zh.splice(0, 2, '字母')
    en.splice(0, 2, 'letter')
  }
  const signs = rest.replaceAll('\\', '')
  if (/[^\W_][^\W_]|\s|.-./u.test(signs)) return null
  const quoted = [...signs].map((sign) => `“${sign}”`)
  const names = { zh: [...zh, ...quoted], en: [...en, ...quoted] }
  return names.zh.length === 0 ? null : names
}

const joinNames = (names: readonly string[], between: string, last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`

function timesOf(times: string | undefined): Label {
  if (times === undefined) return ['1 个', '1']
  if (times === '*') return ['若干个', 'any number of']
  if (times === '+') return ['1 个以上', '1 or more']
  if (times === '?') return ['至多 1 个', 'at most 1']
  const [least = '', most] = times.slice(1, -1).split(',')
  if (most === undefined || most === least) return [`${least} 个`, least]
  if (most === '') return [`${least} 个以上`, `${least} or more`]
  return [`${least}～${most} 个`, `${least} to ${most}`]
}
