import type { Entity, Row } from '#declare'
import { type Link, linkFinding, linksOf } from '#derive/rules/compare.ts'
import { aloneWith, demanding, needsOf } from '../record/demands.ts'

const timed: readonly string[] = ['date', 'dateTime', 'period']

/** A need that a time of the record is still to come. */
function toCome(need: unknown): { readonly field: string; readonly link: Link }[] {
  const [link] = Array.isArray(need) ? linksOf(need) : []
  if (!link || typeof link.left !== 'string' || !isNow(link.right)) return []
  return [{ field: link.left.split('.')[0] as string, link }]
}
const isNow = (side: unknown): boolean => typeof side === 'object' && side !== null && 'now' in side

/** Times of a record that a move is asked about: asked with what the record holds, so that one sees it, and may choose another where it is over. */
export function timesDemanded(entity: Entity, name: string, record: Row): readonly string[] {
  const needs = needsOf(demanding(entity, name, [record]))
  const texts = needs.filter((need): need is string => typeof need === 'string')
  const links = needs.flatMap(toCome).filter(({ field }) => {
    const of = entity.fields[field]
    return of && timed.includes(of.kind) && !of.readOnly
  })
  const asked = links.filter(
    ({ field, link }) =>
      texts.includes(field) || linkFinding(link, aloneWith(entity, record)) !== undefined,
  )
  return [...new Set(asked.map(({ field }) => field))]
}
