import type { Entity, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { maskedFields, maskSituation, seesClear, seesUnasked } from '#derive/maskedFields.ts'
import { DISTRICT, type Mask, masksOf, PHONES } from '#derive/maskPlan.ts'
import type { Problem } from '#derive/problem.ts'
import type { Situation } from '#derive/situation.ts'
import { isWho } from '#derive/who.ts'
import type { Session } from '../context/session.ts'
import { cellsMasked } from '../imports/cellsMasked.ts'

/** What stands in place of a text that is hidden wholly: no length, no letter of it. */
export const DOTS = '••••••'

/** What a record is read for: a file, or after somebody asked for all they may see. */
export interface Reading {
  readonly exporting?: boolean
  readonly revealing?: boolean
}

/**
 * The record as the session gets to see it: phones, personal addresses and what the `mask` words name, hidden in part
 * or wholly. What says who somebody is stays hidden from those, too, who may see it, until they ask (`revealing`).
 * Gives the very same row where nothing is hidden. The same value is always masked alike, so that one that comes back
 * unchanged can be told from a new one.
 */
export function maskRow(entity: Entity, row: Row, session: Session, reading: Reading = {}): Row {
  if (session.acting !== 'user') return row
  const masks = masksOf(entity).filter((mask) =>
    isHidden(mask, maskSituation(entity, row, session), reading),
  )
  return masks.length === 0 ? row : masks.reduce(applied, { ...row })
}

/**
 * What a list query may not ask of masked fields: parts, ranges and order would give away letter by letter what the
 * mask hides. The whole value, or a list of whole values, is fine.
 * @param filters keys as they came: `phone`, `phone_q`, `amount_gte`
 * @param sort names, with or without `-`
 */
export function maskProblems(
  entity: Entity,
  session: Session,
  { filters, sort }: { readonly filters: readonly string[]; readonly sort: readonly string[] },
): Problem[] {
  return [...maskedFields(entity, session)].flatMap((field) => {
    const part = filters.find((key) => key.startsWith(`${field}_`) && !(key in entity.fields))
    const sorted = sort.find((name) => name.replace(/^-/, '') === field)
    const label = entity.fields[field]?.label ?? [field, field]
    if (part)
      return {
        field: part,
        message: [
          `${label[0]}只能按完整内容查找`,
          `${label[1]} can only be searched by the whole value`,
        ],
      }
    if (sorted)
      return {
        field,
        message: [`不能按${label[0]}排序`, `The list cannot be sorted by ${label[1]}`],
      }
    return []
  })
}

function isHidden(mask: Mask, situation: Situation, reading: Reading): boolean {
  if (mask.when && holds(mask.when, situation) === false) return false
  return !isExempt(mask, situation, reading)
}

function isExempt(mask: Mask, situation: Situation, { exporting, revealing }: Reading): boolean {
  if (exporting && mask.export)
    return mask.export !== 'never' && isWho(mask.export, situation) === true
  return exporting || revealing ? seesClear(mask, situation) : seesUnasked(mask, situation)
}

function applied(row: Row, { list, ...mask }: Mask): Row {
  if (!list)
    return mask.field in row ? { ...row, [mask.field]: masked(row[mask.field], mask) } : row
  const entries = row[list]
  if (!Array.isArray(entries)) return row
  return { ...row, [list]: entries.map((entry) => applied(entry, mask)) }
}

function masked(value: unknown, { keep }: Pick<Mask, 'keep'>): unknown {
  if (value === null || value === undefined || value === '') return value
  if (keep === PHONES) return cellsMasked(value)
  if (typeof value !== 'string') return null
  if (keep === DISTRICT) return `${districtOf(value)}****`
  const [first = 0, last = 0] = keep.split('…').map(Number)
  const letters = [...value]
  if (first + last === 0 || first + last >= letters.length) return DOTS
  return `${letters.slice(0, first).join('')}****${last ? letters.slice(-last).join('') : ''}`
}

/** `广东省深圳市南山区` of a whole address; nothing where no district is named. */
const districtOf = (address: string): string => /^.{0,24}?[区县旗]/.exec(address)?.[0] ?? ''
