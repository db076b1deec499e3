import { titleOf, useEntityInfo } from '#widgets/reference/EntitiesContext.ts'
import { isAwaited, useRecords } from '#widgets/reference/useRecords.ts'

/** What a record that was chosen beside a list is called. */
export function ChosenRecord({ entity, id }: { readonly entity: string; readonly id: number }) {
  const info = useEntityInfo(entity)
  const record = useRecords(entity, id > 0 ? [id] : []).get(id)
  return <>{record && !isAwaited(record) ? titleOf(record, info) : '—'}</>
}
