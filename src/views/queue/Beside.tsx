import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import type { BesideOf, Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { loadEntity } from '#resources/load.ts'
import { listPathOf } from '#resources/screens.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { calledOf, fieldAt } from '../fieldAt.ts'
import { sectionsOf } from '../form/layout.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { StateChip } from '../StateChip.tsx'
import { Facts } from '../show/Facts.tsx'
import { besideQuery, ledTo, OTHERS, type ReadBeside } from './besideQuery.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly beside: BesideOf
}

/** One thing a record is judged by: the record it belongs to, or others like it. */
export function Beside({ entity, record, beside }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const query = besideQuery(portal, useViewer(), entity, beside, record)
  const { data, error, isPending } = useQuery({
    queryKey: query?.queryKey ?? ['beside', 'nothing'],
    queryFn: query?.queryFn ?? (async (): Promise<ReadBeside> => []),
    enabled: query !== undefined,
    meta: { quiet: true },
    staleTime: FRESH,
    retry: false,
  })
  if (!query) return null
  const name = 'record' in beside ? (entity.fields[beside.record]?.label ?? entity.label) : null
  const head = say(beside.label ?? name ?? entity.label)
  if (error)
    return (
      <Panel head={head}>
        <p className="queue-none">{wordsOf(error)}</p>
      </Panel>
    )
  if (isPending) return <Panel head={head} busy />
  if ('barred' in data) return <Barred head={head} entity={data.barred} />
  if ('record' in beside) return <Whole head={head} {...{ entity, beside, record }} row={data[0]} />
  const own = shownAlready(entity, record, beside.list)
  const others = data.filter(({ id }) => !own.has(Number(id))).slice(0, OTHERS)
  return <Others head={head} rows={others} beside={beside} />
}

/** In the place of what one may not read. */
function Barred({ head, entity }: { readonly head: string; readonly entity: Entity }) {
  const say = useSay()
  const what = say(entity.label)
  return (
    <Panel head={head}>
      <p className="queue-none">
        {say(
          [
            '没有查看“{what}”的权限，如有需要请联系管理员',
            'You may not view {what}: ask an admin where you need to',
          ],
          { what },
        )}
      </p>
    </Panel>
  )
}

/** Records of an entity that stand there already: the one before one, and those that a field of it leads to. */
function shownAlready(entity: Entity, record: Row, of: string): ReadonlySet<number> {
  const led = entity.queue!.beside.flatMap((one) => {
    const to = 'record' in one && ledTo(entity, one.record, record)
    return to && to.entity === of ? [to.id] : []
  })
  return new Set([...(of === entity.name ? [Number(record.id)] : []), ...led])
}

/** What stands beside is looked at for a minute without asking again. */
const FRESH = 60_000

function Panel({
  head,
  busy,
  children,
}: {
  readonly head: ReactNode
  readonly busy?: boolean
  readonly children?: ReactNode
}) {
  return (
    <section className="card queue-beside" aria-busy={busy}>
      <h2>{head}</h2>
      {children}
    </section>
  )
}

function Whole({
  head,
  entity,
  beside,
  record,
  row,
}: {
  readonly head: string
  readonly entity: Entity
  readonly beside: BesideOf & { readonly record: string }
  readonly record: Row
  readonly row: Row | undefined
}) {
  const other = use(loadEntity(ledTo(entity, beside.record, record)!.entity))
  const link = useLinkOf(other.name)
  if (!row) return null
  const all = beside.shows ?? sectionsOf(other, []).flatMap(({ rows }) => rows.flat())
  const names = all.filter((name) => fieldAt(other, name) && !isEmpty(row[name]))
  const title = calledOf(other, row)
  return (
    <Panel head={head}>
      <p className="queue-called">
        {link ? <Link to={link(row)}>{title}</Link> : title}
        <StateChip entity={other} state={row[other.stateField]} />
      </p>
      <Facts
        entity={other}
        record={row}
        names={names.filter((name) => name !== other.title && name !== other.called)}
        wide={['longText', 'richText', 'image', 'images']}
      />
    </Panel>
  )
}

function Others({
  head,
  rows,
  beside,
}: {
  readonly head: string
  readonly rows: readonly Row[]
  readonly beside: BesideOf & { readonly list: string; readonly shows: readonly string[] }
}) {
  const say = useSay()
  const other = use(loadEntity(beside.list))
  const link = useLinkOf(other.name)
  if (rows.length === 0)
    return (
      <Panel head={head}>
        <p className="queue-none">{say(['没有', 'None'])}</p>
      </Panel>
    )
  const [first, ...rest] = beside.shows
  return (
    <Panel head={head}>
      <ul className="queue-others">
        {rows.map((row) => (
          <li key={String(row.id)}>
            <span className="queue-other">
              {first && <Value entity={other} name={first} record={row} />}
            </span>
            <small>
              {rest.map((name) => (
                <Value key={name} entity={other} name={name} record={row} />
              ))}
              {link && <Link to={link(row)}>{say(['查看', 'View'])}</Link>}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Value({ entity, name, record }: { entity: Entity; name: string; record: Row }) {
  const field = fieldAt(entity, name)
  return field && !isEmpty(record[name]) ? <FieldCell {...{ entity, name, field, record }} /> : null
}

/** Where records of an entity are looked at, if one gets there. */
function useLinkOf(entity: string): ((row: Row) => string) | undefined {
  const path = listPathOf(entity, screensSeen(useViewer()))
  return path === undefined ? undefined : (row) => `${path}/${String(row.id)}`
}
