import Button from '@mui/material/Button'
import { useDataProvider } from 'ra-core'
import { lazy, Suspense, use, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { groupDigits } from '#widgets/format/number.ts'
import type { Uses } from '#wire/uses.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './uses.css'
import './moveEffect.css'

const ReplaceUses = lazy(() => import('../replace/ReplaceUses.tsx'))

interface Props {
  /** Given once the portal was asked. */
  readonly found: Promise<Uses>
  /** Says so where nothing uses the record, instead of nothing. */
  readonly always?: boolean
  /** Whose uses they are, where another one may be put in its place from here. */
  readonly replaced?: { readonly entity: Entity; readonly id: number }
}

/** Where a record is used: how many others refer to it, by which field, each a link to where that can be settled. */
export default function UsesNote({ found, always = false, replaced }: Props) {
  const [asked, setAsked] = useState(found)
  const portal = useDataProvider<PortalProvider>()
  const renew = replaced && (() => setAsked(portal.uses(replaced.entity.name, replaced.id)))
  return (
    <Suspense fallback={null}>
      <Groups found={asked} always={always} />
      {replaced && <ReplaceButton found={asked} {...replaced} onReplaced={renew} />}
    </Suspense>
  )
}

function Groups({ found, always }: Pick<Props, 'found' | 'always'>) {
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

interface ReplaceProps extends Pick<Props, 'found'> {
  readonly entity: Entity
  readonly id: number
  readonly onReplaced: (() => void) | undefined
}

/** Leads to putting another record in its place, where something uses it. */
function ReplaceButton({ found, entity, id, onReplaced }: ReplaceProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { total } = use(found)
  const close = (wasWritten: boolean) => {
    setOpen(false)
    if (wasWritten) onReplaced?.()
  }
  return (
    <>
      {total > 0 && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {say(['全部换成另一条……', 'Put another in its place …'])}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <ReplaceUses entity={entity} id={id} onClose={close} />}
      </Suspense>
    </>
  )
}

function Group({ entity, label, field, count, seen, filter, records }: Uses['groups'][number]) {
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
      {seen !== undefined && seen > 0 && (
        <small>
          {' '}
          {say(['读者看得到 {seen} 条', 'readers see {seen}'], { seen: groupDigits(seen) })}
        </small>
      )}
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
