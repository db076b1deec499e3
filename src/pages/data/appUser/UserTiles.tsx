import { Link } from 'react-router-dom'
import type { Entity, Field, Row } from '#declare'
import { Cell } from '#widgets/Cell.tsx'
import { useSay } from '../../../i18n/useSay.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** Keys of the tabs the person sees. */
  readonly seen: readonly string[]
  /** The address of a tab. */
  addressOf(tab: string): string
}

/** Figures told large, each with the tab that tells more of it. */
const tiles = {
  readMoney: 'money',
  vipUntil: 'rights',
  points: 'points',
  studyTime: 'time',
  medals: 'medals',
}

/** What the user has, in figures. */
export function UserTiles({ entity, record, seen, addressOf }: Props) {
  const say = useSay()
  return (
    <nav className="user-tiles" aria-label={say(['账户', 'Account'])}>
      {Object.entries(tiles).map(([name, tab]) => {
        const field = entity.fields[name] as Field
        const told =
          name === 'vipUntil'
            ? asDay(field, record[name])
            : { field, value: amountIn(record, name) }
        const inside = (
          <>
            <span>{say(field.label)}</span>
            <strong>
              <Cell {...told} record={record} />
            </strong>
          </>
        )
        return seen.includes(tab) ? (
          <Link key={name} className="card" to={addressOf(tab)} replace>
            {inside}
          </Link>
        ) : (
          <div key={name} className="card">
            {inside}
          </div>
        )
      })}
    </nav>
  )
}

/** Nothing booked yet is none; a figure that did not come is not known. */
const amountIn = (record: Row, name: string) => (name in record ? (record[name] ?? 0) : null)

/** The day a membership ends; its time of day is told among the rights. */
const asDay = ({ label }: Field, moment: unknown) => ({
  field: { kind: 'date' as const, label },
  value: typeof moment === 'string' ? moment.slice(0, 10) : null,
})
