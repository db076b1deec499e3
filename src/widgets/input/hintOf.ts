import type { Field, KindName, Label } from '#declare'
import { patternWords } from '../kind/patternWords.ts'

/** What stands under an input before anything is typed: what the declaration says of it, its form, its bounds, what 0 means. */
export function hintOf(field: Field): Label | undefined {
  const { help, pattern, kind, names } = field
  const told = [
    help,
    // What is chosen by its name is never written.
    pattern && !names && written.has(kind) && patternWords(pattern),
    rangeOf(field),
    zeroOf(field),
  ]
  const said = told.filter((one): one is Label => Array.isArray(one))
  if (said.length === 0) return undefined
  return [said.map(([zh]) => zh).join(' · '), said.map(([, en]) => en).join(' · ')]
}

const written: ReadonlySet<KindName> = new Set(['text', 'code', 'tags'])
/** Numbers, by how many of what is kept make one of what is typed. */
const units: { readonly [kind in KindName]?: number } = {
  integer: 1,
  decimal: 1,
  percent: 1,
  money: 100,
}

/** Bounds at both ends; one alone is usual (nothing below 0), and is told when it is broken. */
function rangeOf({ kind, min, max }: Field): Label | undefined {
  const unit = units[kind]
  if (unit === undefined || min === undefined || max === undefined) return undefined
  const range = `${min / unit}–${max / unit}`
  return kind === 'money' ? [`${range} 元`, `¥${range}`] : [range, range]
}

const zeroOf = ({ zero }: Field): Label | undefined => zero && [`0 为${zero[0]}`, `0: ${zero[1]}`]
