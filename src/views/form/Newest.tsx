import { useGetList } from 'ra-core'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { Action, Entity, Row } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { loadEntity } from '#resources/load.ts'
import { listPathOf } from '#resources/screens.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { calledOf } from '../fieldAt.ts'
import { addressOf } from '../record/addressOf.ts'
import { StateChip } from '../StateChip.tsx'
import './newest.css'

interface Props {
  /** One that opens another list, and says how many of it are shown. */
  readonly action: Action
  readonly record: Row
}

/** The newest of what belongs to a record, and the way to all of them. */
export default function Newest({ action, record }: Props) {
  const say = useSay()
  const of = use(loadEntity(String(action.opens)))
  const by = { [String(action.by)]: record.id }
  const { data, error, refetch } = useGetList(of.name, {
    filter: { ...of.fixed[String(listPathOf(of.name, undefined, by))], ...by },
    sort: { field: of.list.sort[0]?.replace(/^-/, '') ?? 'id', order: 'DESC' },
    pagination: { page: 1, perPage: action.newest ?? 5 },
  })
  const picture = Object.keys(of.fields).find((name) => shownAs(of.fields[name]!).kind === 'image')
  if (!data) return error && <SearchFailed again={refetch} />
  if (data.length === 0) return null
  return (
    <section className="card panel newest" aria-labelledby="newest-title">
      <h2 id="newest-title">{say(['最新{what}', 'Newest: {what}'], { what: say(of.label) })}</h2>
      <ul>
        {data.map((row) => (
          <One key={row.id} {...{ of, row, picture }} />
        ))}
      </ul>
      <Link to={addressOf(action, record)}>{say(action.label)}</Link>
    </section>
  )
}

interface OneProps {
  readonly of: Entity
  readonly row: Row
  readonly picture: string | undefined
}

function One({ of, row, picture }: OneProps) {
  const path = listPathOf(of.name, undefined, row)
  return (
    <li>
      {picture && typeof row[picture] === 'string' ? (
        <img src={String(row[picture])} alt="" width={36} height={36} loading="lazy" />
      ) : (
        picture && <i />
      )}
      <Link to={`${path}/${String(row.id)}`}>{calledOf(of, row)}</Link>
      <StateChip entity={of} state={row[of.stateField]} />
    </li>
  )
}
