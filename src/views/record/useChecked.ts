import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Label, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { dialogFields } from '../perform/dialogFields.ts'
import { demandsOf } from './demands.ts'

/** What the portal says of decisions on a record. */
interface Checked {
  /** It has not answered yet; a decision made meanwhile is refused by it afterwards. */
  readonly isBusy: boolean
  against(move: string): Label | undefined
}

/**
 * Why decisions would be refused that hang on more than the record says, such as whether the issue of an article is out:
 * the portal is asked beside the record, and nobody waits for it. Where a dialog asks for something first, what is still
 * to be filled in may be all that is missing, so it is tried there.
 */
export function useChecked(entity: Entity, record: Row, moves: readonly string[]): Checked {
  const portal = useDataProvider<PortalProvider>()
  const id = Number(record.id)
  const wanted = moves.filter((move) => {
    const demands = demandsOf(entity, move, [record])
    const isAsked = Object.keys(dialogFields(entity, move, demands, [record])).length > 0
    return demands.checked && !isAsked
  })
  const found = useQueries({
    queries: wanted.map((move) => ({
      queryKey: [entity.name, 'decidable', id, move, record.version],
      queryFn: () => portal.check(entity.name, {}, { id, move, reason: '…' }),
      meta: { quiet: true },
      retry: false,
    })),
  })
  return {
    isBusy: found.some(({ isLoading }) => isLoading),
    against: (move) => {
      const errors = found[wanted.indexOf(move)]?.data?.errors ?? {}
      const why = errors._ ?? Object.values(errors)[0]
      return why === undefined ? undefined : [why, why]
    },
  }
}
