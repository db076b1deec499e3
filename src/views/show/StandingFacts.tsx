import { useGetList } from 'ra-core'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { Action, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { addressOf } from '../record/addressOf.ts'
import { Facts } from './Facts.tsx'
import '../form/newest.css'
import '../form/form.css'

interface Props {
  /** One that opens a list narrowed to one record, and says what is read of it. */
  readonly action: Action
  readonly record: Row
}

/** What holds for a record and stands elsewhere, and the way to it. */
export function StandingFacts({ action, record }: Props) {
  const say = useSay()
  const of = use(loadEntity(String(action.opens)))
  const by = Object.entries((action.by ?? {}) as { readonly [theirs: string]: string })
  const filter = Object.fromEntries(by.map(([theirs, ours]) => [theirs, record[ours]]))
  const isKnown = Object.values(filter).every((value) => typeof value === 'number')
  const { data, error, refetch } = useGetList(
    of.name,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: isKnown },
  )
  const [found] = data ?? []
  if (isKnown && error && !data) return <SearchFailed again={refetch} />
  if (!isKnown || !found) return null
  return (
    <section className="card panel newest" aria-label={say(action.label)}>
      <h2>{say(action.label)}</h2>
      <Facts entity={of} record={found as Row} names={action.facts ?? []} />
      <Link to={addressOf(action, record)}>{say(['查看', 'View'])}</Link>
    </section>
  )
}
