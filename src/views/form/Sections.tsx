import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { FieldInput } from './FieldInput.tsx'
import { sectionsOf } from './layout.ts'
import { hintsOf } from './rules.ts'
import { useSituation } from './useSituation.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  readonly hidden: readonly string[]
}

/** The form's groups as sections, each a place one can jump to; inputs follow what the rules say at this moment. */
export function Sections({ entity, record, isNew, hidden }: Props) {
  const say = useSay()
  const sections = useMemo(() => sectionsOf(entity, hidden), [entity, hidden])
  const values = useDeferredValue(useWatch() as Row)
  const situation = useSituation(entity, isNew ? null : record)
  const hints = useMemo(
    () => hintsOf(situation({ ...record, ...values })),
    [situation, record, values],
  )
  return sections.map(({ key, label, rows }) => (
    <section
      key={key}
      className="card section"
      id={sectionId(key)}
      aria-labelledby={`${sectionId(key)}-title`}
    >
      <h2 id={`${sectionId(key)}-title`}>{say(label)}</h2>
      {rows.map((row) => (
        <div key={row.join()} className={row.length > 1 ? 'pair' : 'single'}>
          {row.map((name) => {
            const field = entity.fields[name]!
            if (isKept(field)) return <Kept key={name} {...{ entity, name, record }} />
            if (hints[name]?.hidden) return null
            return (
              <FieldInput
                key={name}
                source={name}
                field={field}
                record={record}
                hint={hints[name]}
              />
            )
          })}
        </div>
      ))}
    </section>
  ))
}

/** Where a section stands on the page. */
export const sectionId = (key: string) => `section-${key.replace(/\W+/g, '-').toLowerCase()}`

/** A value the portal keeps, as it is read. */
export function Kept({
  entity,
  name,
  record,
}: {
  readonly entity: Entity
  readonly name: string
  readonly record: Row
}) {
  const say = useSay()
  const field = entity.fields[name]!
  return (
    <div className="kept">
      <span className="kept-label">{say(field.label)}</span>
      <FieldCell entity={entity} name={name} field={field} record={record} />
    </div>
  )
}
