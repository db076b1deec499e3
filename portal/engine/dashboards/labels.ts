import type { Label, Row } from '#declare'
import { dimensionFacts } from '#derive/dashboard/described.ts'
import type { Named } from '#derive/dashboard/figures.ts'
import { entityNamed } from '../context/portalContext.ts'
import { titleOf } from '../records/titleOf.ts'
import type { FiguresRequest } from './measure.ts'

type Key = string | number | null
export type NameOf = (key: Key) => Named

const NONE: Label = ['未填写', 'None']

/** What values of a dimension are called: records by their titles as the session gets to see them, choices by their labels. */
export async function namesOf(
  { context, session, board }: FiguresRequest,
  dimension: string,
  keys: readonly Key[],
): Promise<NameOf> {
  if (dimension === 'time') return (key) => String(key)
  const declared = board.dimensions?.[dimension]
  const empty = (typeof declared === 'object' && declared.empty) || NONE
  const { to, of } = dimensionFacts(board, dimension, context.entities)
  const titles = new Map<Key, string>()
  if (to) {
    const target = entityNamed(context, to)
    const ids = [...new Set(keys)].filter((key) => typeof key === 'number')
    const isHidden = typeof declared === 'object' && declared.personal && !seesPersons(session)
    for (const row of await context.rows.readMany(context.database.db, target, ids, {
      binned: true,
    }))
      titles.set(row.id as number, shortened(titleOf(target, masked(row)), isHidden === true))
    function masked(row: Row): Row {
      return context.access.maskRow(target, row, session)
    }
  }
  return (key) => {
    if (key === null) return empty
    return (to ? titles.get(key) : of?.[key]) ?? (to ? `#${key}` : String(key))
  }
}

const seesPersons = ({ acting, special }: FiguresRequest['session']): boolean =>
  acting !== 'user' || special.has('personal')

/** `林****`: of a name no more than its first letter. */
const shortened = (name: string, isHidden: boolean): string =>
  isHidden ? `${[...name][0] ?? ''}****` : name
