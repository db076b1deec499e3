import { Link } from 'react-router-dom'
import { listPathOf } from '#resources/screens.ts'
import type { CheckResult } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'

/** The records that stand in the way of a deletion, each a link to where that can be settled. */
export default function UsesNote({ uses }: { readonly uses: NonNullable<CheckResult['usedBy']> }) {
  const say = useSay()
  return (
    <ul className="ask-names" aria-label={say(['引用它的记录', 'Records that use it'])}>
      {uses.map(({ entity, id, title }) => {
        const path = listPathOf(entity)
        return (
          <li key={`${entity} ${id}`}>
            {path ? <Link to={`${path}/${id}`}>{title}</Link> : title}
          </li>
        )
      })}
    </ul>
  )
}
