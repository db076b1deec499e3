import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { StateChip } from '../../../views/StateChip.tsx'
import '../../../views/form/form.css'

/** The states a statement went through, the latest first: who brought it there, when and why. */
export function StatementStates({
  entity,
  record,
}: {
  readonly entity: Entity
  readonly record: Row
}) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const id = Number(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'history', id, record.version],
    queryFn: () => portal.history(entity.name, id),
    retry: false,
  })
  const entries = (data ?? []).filter(({ changed }) => entity.stateField in changed)
  return (
    <section className="card section statement-states">
      <h2>{say(['状态记录', 'States'])}</h2>
      {data && entries.length === 0 && (
        <p className="hint">{say(['没有状态变化的记录', 'No change of state is recorded'])}</p>
      )}
      {error && !data && <SearchFailed again={refetch} />}
      <ol>
        {entries.map(({ id: entry, at, by, changed, reason }) => (
          <li key={entry}>
            <StateChip entity={entity} state={changed[entity.stateField]?.[1]} />
            <span>{by.name || say(['系统', 'The portal'])}</span>
            <time dateTime={at}>{dateTime(at)}</time>
            {reason && (
              <p className="hint">{say(['原因：{reason}', 'Reason: {reason}'], { reason })}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
