import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type Entity, type Row, wordOf } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Known } from './problemsHere.ts'

/** Answers who made a move of this record last, where a rule lets only somebody else make the next. */
export function useMovers(entity: Entity, record: Row): Known {
  const portal = useDataProvider<PortalProvider>()
  const id = Number(record.id)
  const { data } = useQuery({
    queryKey: [entity.name, 'history', id, record.version],
    queryFn: () => portal.history(entity.name, id),
    enabled: asksForMover(entity) && Number.isInteger(id),
  })
  return (question) => {
    if (question.ask !== 'mover' || !data) return undefined
    return data.find(({ action }) => action === question.move)?.by.id ?? null
  }
}

const asksForMover = ({ rules }: Entity): boolean =>
  Object.values(rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'may')
    .some(({ who }) => JSON.stringify(who).includes('"mover"'))
