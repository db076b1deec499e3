import { use } from 'react'
import { Link } from 'react-router-dom'
import { listPathOf } from '#resources/screens.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { Uses } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './uses.css'

interface Props {
  /** Given once the portal was asked. */
  readonly found: Promise<Uses>
  /** Says so where nothing uses the record, instead of nothing. */
  readonly always?: boolean
}

/** Where a record is used: how many others refer to it, by which field, each a link to where that can be settled. */
export default function UsesNote({ found, always = false }: Props) {
  const say = useSay()
  const { total, groups } = use(found)
  if (total === 0)
    return always ? <p className="hint">{say(['没有被引用', 'Nothing uses it'])}</p> : null
  const title = say(['被 {total} 条记录引用：', 'Used by {total:record|records}:'], {
    total: groupDigits(total),
  })
  return (
    <div className="effect uses">
      <p className="effect-along">{title}</p>
      <ul aria-label={say(['引用它的记录', 'Records that use it'])}>
        {groups.map((group) => (
          <li key={`${group.entity} ${group.field[1]}`}>
            <Group {...group} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Group({ entity, label, field, count, filter, records }: Uses['groups'][number]) {
  const say = useSay()
  const viewer = useViewer()
  const list = filter && listPathOf(entity, screensSeen(viewer), filter)
  const words = say(['{label} · {field}：{count} 条', '{label}, {field}: {count}'], {
    label: say(label),
    field: say(field),
    count: groupDigits(count),
  })
  const to = list && `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <>
      {to ? <Link to={to}>{words}</Link> : words}
      {records.length > 0 && (
        <ul>
          {records.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/open/${entity}/${id}`}>{title}</Link>
            </li>
          ))}
          {count > records.length && (
            <li>
              {say(['……另有 {more} 条', '… and {more} more'], { more: count - records.length })}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
