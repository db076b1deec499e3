import type { Entity, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { isRefused, parseListQuery } from '../records/listQuery.ts'

/** Conditions of an export as what its records must meet, or what is wrong with them. */
export type Conditions = { readonly where: Row } | { readonly problems: readonly Problem[] }

const bounds: { readonly [test: string]: string } = { from: 'gte', to: 'lte' }

/** Reads conditions, written as the filter of that entity's list is: `{ "status": "paid", "paid_gte": 9900 }`. */
export function conditionOf(entity: Entity, given: unknown): Conditions {
  if (given === null || given === undefined) return { where: {} }
  const query = parseListQuery(entity, { filter: given })
  if (isRefused(query))
    return { problems: query.map(({ message }) => ({ field: 'conditions', message })) }
  const where: Record<string, Row | readonly unknown[]> = {}
  const problems: Problem[] = query.words.length > 0 ? [notByWords] : []
  for (const filter of query.filters) {
    if (!('field' in filter)) {
      problems.push(notByWords)
      continue
    }
    const { field, test, values } = filter
    const bound = bounds[test]
    if (bound && entity.fields[field]?.kind !== 'period')
      where[field] = { ...(where[field] as Row), [bound]: literal(values[0]) }
    else if (test === 'is' && entity.fields[field]?.kind !== 'period') where[field] = values
    else problems.push(notByWords)
  }
  return problems.length > 0 ? { problems } : { where: where as Row }
}

/** In a condition a bare text names a field. */
const literal = (value: unknown) => (typeof value === 'string' ? { text: value } : value)

const notByWords: Problem = {
  field: 'conditions',
  message: [
    '导出条件只能按完整值或起止范围，不能按部分文字',
    'An export takes whole values and ranges, no part of a text',
  ],
}
