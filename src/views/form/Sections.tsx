import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { FieldInput } from './FieldInput.tsx'
import { blocksOf, sectionsOf } from './layout.ts'
import { hintsOf, innerHints } from './rules.ts'
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
  const input = (name: string, className?: string) => {
    const field = entity.fields[name]!
    if (hints[name]?.hidden) return null
    return (
      <div key={name} className={className}>
        {isKept(field) ? (
          <Kept {...{ entity, name, record }} />
        ) : (
          <FieldInput
            source={name}
            field={field}
            record={record}
            hint={hints[name]}
            inner={field.kind === 'list' ? innerHints(hints, name) : undefined}
          />
        )}
      </div>
    )
  }
  return sections.map(({ key, label, rows }) => (
    <section
      key={key}
      className="card section"
      id={sectionId(key)}
      aria-labelledby={`${sectionId(key)}-title`}
    >
      <h2 id={`${sectionId(key)}-title`}>{say(label)}</h2>
      {blocksOf(entity, rows).map((block) =>
        block.kind === 'pictures' ? (
          <div key={block.names.join()} className="pictures">
            {block.names.map((name) => input(name))}
          </div>
        ) : (
          <div key={block.places[0]?.name} className="fields">
            {block.places.map(({ name, span, starts }) =>
              input(name, starts ? `${span} starts` : span),
            )}
          </div>
        ),
      )}
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
