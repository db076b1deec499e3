import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
}

/** Who wrote the note of a user that colleagues go by, and when. */
export function WhoNoted({ entity, record }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const id = Number(record.id)
  const { data, error } = useQuery({
    queryKey: [entity.name, 'history', id, record.version],
    queryFn: () => portal.history(entity.name, id),
    meta: { quiet: true },
  })
  if (error) return <p className="user-noted">{wordsOf(error)}</p>
  const noted = data?.find(({ changed }) => 'note' in changed)
  if (!noted) return null
  return (
    <p className="user-noted">
      {say(['客服备注由 {name} 于 {time} 写下', 'Noted by {name} on {time}'], {
        name: noted.by.name,
        time: dateTime(noted.at),
      })}
    </p>
  )
}
