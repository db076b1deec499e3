import type { Field } from '#declare'
import { fromPattern } from './fromPattern.ts'

/** Entities that are in every portal. */
const everywhere = ['role', 'portalUser', 'notice', 'job'] as const

/** A text made of the field's label and the seed, within its length and pattern: “刊名 12”; the name of an entity where it is one. */
export function sampleText(field: Field, seed: number): string {
  if (field.names === 'entity') return everywhere[Math.abs(seed) % everywhere.length]!
  if (field.pattern !== undefined) return fromPattern(field.pattern, seed, field)
  const { min = 0, max = Number.POSITIVE_INFINITY } = field
  const number = String(seed)
  const room = Math.max(0, Math.min(max, 60) - number.length)
  const name = [...`${field.label[0]} `].slice(0, room).join('')
  return `${name}${number}`.slice(-Math.max(max, 1)).padEnd(min, '文')
}
