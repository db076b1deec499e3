import { Link } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'
import type { Edit } from './editCalls.ts'

type Props = Edit['warnings'][number] & {
  /** The entity of the records, by name. */
  readonly entity: string
}

/** What is to be known, of how many, and the first of them, each looked at beside this. */
export function Warned({ entity, message, count, records }: Props) {
  const say = useSay()
  const more = count - records.length
  return (
    <>
      {message} {count > 1 && say(['（{count} 条）', '({count})'], { count })}
      <span className="edit-warned">
        {records.map(({ id, title }) => (
          <Link key={id} to={`/open/${entity}/${id}`} target="_blank">
            {title || `#${id}`}
          </Link>
        ))}
        {more > 0 && say(['……另有 {more} 条', '… and {more} more'], { more })}
      </span>
    </>
  )
}
