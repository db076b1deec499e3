import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Field, Fields, Jump, KindName, Row, StoredFile } from '#declare'
import { typedField } from '#derive/settingField.ts'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { Cell } from '#widgets/Cell.tsx'
import { FileCell } from '#widgets/cell/FileCell.tsx'
import { readAs } from '#widgets/computed/kind.ts'
import { QrCode } from '#widgets/input/QrCode.tsx'
import { jumpTargets, kinds } from '#widgets/kinds.ts'
import { titleOf, useEntityInfo } from '#widgets/reference/EntitiesContext.ts'
import { Referred } from '#widgets/reference/Referred.tsx'
import { isGone, useRecords } from '#widgets/reference/useRecords.ts'
import { DocumentLink } from '#widgets/upload/DocumentLink.tsx'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { isInPart } from '../reveal/isInPart.ts'
import '../show.css'
import { ShownJson } from './ShownJson.tsx'

const RichText = lazy(() => import('./RichText.tsx'))
const Masked = lazy(() => import('../reveal/Masked.tsx'))

interface ShownProps {
  readonly entity: Entity
  /** Where it stands in the record. */
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly record: Row
}

/** Kinds that are read at length where a record is looked at; all others look as in a list. */
const shown: { readonly [K in KindName]?: ComponentType<ShownProps> } = {
  longText: ({ value }) => <div className="shown-long">{String(value)}</div>,
  richText: ShownRichText,
  image: ({ value, field }) => <Picture url={String(value)} field={field} />,
  images: ({ value, field }) => (
    <div className="shown-pictures">
      {(value as readonly string[]).map((url) => (
        <Picture key={url} url={url} field={field} />
      ))}
    </div>
  ),
  file: Document,
  audio: ({ value, field, record }) => (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is read aloud is the text itself */}
      <audio
        controls
        preload="none"
        src={(value as StoredFile).url}
        aria-label={(value as StoredFile).name}
      />
      {/* Played and seen above already: what is left to tell is what it is called. */}
      <FileCell {...{ value, field, record }} />
    </>
  ),
  video: ({ value, field, record }) => (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are not kept */}
      <video
        controls
        preload="none"
        src={(value as StoredFile).url}
        poster={(value as StoredFile).cover}
        aria-label={(value as StoredFile).name}
      />
      <FileCell {...{ value, field, record }} />
    </>
  ),
  json: ({ value }) => <ShownJson text={JSON.stringify(value, null, 2)} />,
  list: Entries,
  ref: References,
  refs: References,
  parent: References,
  jump: Leads,
}

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
  readonly record: Row
}

/** A value of a record as one reads it: whole, as large as it is meant, with ways on to other records. */
export function FieldValue({ entity, name, field, record }: Props) {
  const value = record[name]
  const as = field.typed && typedField(field, record)
  if (as?.kind === 'image' && typeof value === 'string' && value !== '')
    return <Picture url={value} field={as} />
  if (as) return <FieldCell {...{ entity, name, field, record }} />
  if (field.qr && typeof value === 'string' && value !== '') return <QrCode address={value} />
  const kind = readAs(field)
  const Shown = shown[kind]
  if (!Shown || kinds[kind].isEmpty(value))
    return <FieldCell {...{ entity, name, field, record }} />
  const draw = (row: Row) => <Shown {...{ entity, name, field, value: row[name], record: row }} />
  if (!masks.includes(kind) || !isInPart(value)) return draw(record)
  return (
    <Suspense fallback={draw(record)}>
      <Masked {...{ entity, name, record, draw }} />
    </Suspense>
  )
}

/** Kinds of what is read at length in which something may be hidden. */
const masks: readonly KindName[] = ['longText', 'json', 'list']

function ShownRichText({ value }: ShownProps) {
  const say = useSay()
  return (
    <Suspense fallback={null}>
      <RichText html={String(value)} paid={say(['以下为付费内容', 'Paid content begins here'])} />
    </Suspense>
  )
}

/** Its own address leads nowhere: it is asked for one that does, as in a form. */
function Document({ entity, name, field, value, record }: ShownProps) {
  return (
    <span className="shown-document">
      <DocumentLink
        {...{ file: value as StoredFile, source: name, record, entity: entity.name }}
        isHeld={field.givenBy !== undefined}
      />
    </span>
  )
}

function Picture({ url, field }: { readonly url: string; readonly field: Field }) {
  const say = useSay()
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={field.round ? 'shown-picture round' : 'shown-picture'}
    >
      <img src={url} alt={say(field.label)} loading="lazy" />
    </a>
  )
}

/** The entries of a list as a small table, each under its labels where there is no room; what none of them has is left out. */
function Entries({ entity, name: list, field, value, record }: ShownProps) {
  const say = useSay()
  const entries = value as readonly Row[]
  const columns = Object.entries((field.of ?? {}) as Fields).filter(([name, inner]) =>
    entries.some((entry) => !kinds[readAs(inner)].isEmpty(entry[name])),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <div className="shown-entries" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(([name, { label }]) => (
              <th key={name}>{say(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <tr key={String(entry._key ?? at)}>
              {columns.map(([name, inner]) => (
                <td
                  key={name}
                  data-label={say(inner.label)}
                  data-empty={kinds[readAs(inner)].isEmpty(entry[name]) || undefined}
                >
                  {inner.kind === 'longText' && !kinds.longText.isEmpty(entry[name]) ? (
                    <div className="shown-long">{String(entry[name])}</div>
                  ) : inner.kind === 'file' && !kinds.file.isEmpty(entry[name]) ? (
                    <Document
                      {...{ entity, record, field: inner, value: entry[name] }}
                      name={`${list}.${at}.${name}`}
                    />
                  ) : (
                    <Cell field={inner} value={entry[name]} record={entry} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The records referred to, each a link to where it can be looked at. */
function References({ field, value }: Pick<ShownProps, 'field' | 'value'>) {
  const { to = '' } = field
  const ids = [value].flat().map(Number)
  const info = useEntityInfo(to)
  const records = useRecords(to, ids)
  const path = useRecordPath(to)
  return (
    <span className="shown-references">
      {ids.map((id) => {
        const record = records.get(id)
        const link = path && !isGone(record)
        return (
          <Referred key={id} entity={to} id={id} record={record}>
            {link && <Link to={`${path}/${id}`}>{titleOf(record, info, id)}</Link>}
          </Referred>
        )
      })}
    </span>
  )
}

/** Where a link leads: to a record that can be looked at, or to an address that can be opened. */
function Leads({ field, value }: ShownProps) {
  const say = useSay()
  const { type, id, url } = value as Jump
  const target = jumpTargets[type]
  if (target?.entity && id !== undefined)
    return (
      <span className="shown-references">
        <span>{say(target.label)}</span>
        <References field={{ ...field, to: target.entity }} value={id} />
      </span>
    )
  if (target?.needs === 'url' && url && /^https?:/i.test(url))
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    )
  return <Cell field={field} value={value} />
}

/** Where single records of an entity are shown, if the viewer gets there at all. */
function useRecordPath(entity: string): string | undefined {
  const viewer = useViewer()
  const path = listPathOf(entity)
  const screen = path === undefined ? undefined : screensByPath.get(path)
  if (!screen || screen.kind === 'form') return undefined
  return screensSeen(viewer).includes(screen) ? path : undefined
}
