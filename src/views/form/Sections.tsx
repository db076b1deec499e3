import { lazy, memo, Suspense, useDeferredValue, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import type { Hint } from '#widgets/input/InputProps.ts'
import { QrCode } from '#widgets/input/QrCode.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { closedFields } from './closedFields.ts'
import { FieldInput } from './FieldInput.tsx'
import { LockNotes } from './LockNotes.tsx'
import { blocksOf, fillable, sectionsOf } from './layout.ts'
import { type LockedFields, lockedFields, withoutRepeats } from './lockedFields.ts'
import { type Hints, hintsOf, innerHints } from './rules.ts'
import { turnAction } from './turnAction.ts'
import { useSituation } from './useSituation.ts'
import { same } from './values.ts'
import './form.css'

const ReadFacts = lazy(() => import('./ReadFacts.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  readonly hidden: readonly string[]
  /** Begins the ids of the sections, where another form stands on the page too. */
  readonly within?: string
}

/** The form's groups as sections, each a place one can jump to; inputs follow what the rules say at this moment. */
export function Sections({ entity, record, isNew, hidden, within = '' }: Props) {
  const say = useSay()
  const sections = useMemo(
    () => fillable(sectionsOf(entity, hidden, isNew), closedFields(entity, hidden, record)),
    [entity, hidden, isNew, record],
  )
  const values = useDeferredValue(useWatch() as Row)
  const situation = useSituation(entity, isNew ? null : record)
  const steady = useSteady()
  const { hints, held } = useMemo(() => {
    const said = hintsOf(situation({ ...record, ...values }))
    const all = sections.flatMap(({ rows }) => rows.flat())
    const locked = lockedFields(entity, all, said)
    return { hints: withoutRepeats(said, locked), held: locked }
  }, [entity, sections, situation, record, values])
  const input = (name: string, className?: string) => {
    const hint = steady(name, hints[name])
    if (hint?.hidden || isAway(name)) return null
    const isList = entity.fields[name]!.kind === 'list'
    const inner = isList ? steady(`${name}.*`, innerHints(hints, name)) : undefined
    return <Placed key={name} {...{ entity, name, record, hint, inner, className }} />
  }
  const placed = sections.map((section) => ({ ...section, held: heldWithin(section.rows, held) }))
  const overall = held.filter((one) => !placed.some((section) => section.held.includes(one)))
  // Where records come one after the other, what is only looked at is no form.
  const turns = !isNew && turnAction(entity) !== undefined
  const isLocked = (name: string) => hints[name]?.disabled === true || isKept(entity.fields[name]!)
  const isAway = (name: string) => turns && isLocked(name) && isEmpty(record[name])
  const isRead = (rows: readonly (readonly string[])[]) => turns && rows.flat().every(isLocked)
  const drawn = placed.map(({ key, label, rows, held: here }) => (
    <section
      key={key}
      className="card section"
      id={within + sectionId(key)}
      aria-labelledby={`${within}${sectionId(key)}-title`}
    >
      <h2 id={`${within}${sectionId(key)}-title`}>{say(label)}</h2>
      {!turns && <LockNotes held={here} />}
      {isRead(rows) && (
        <Suspense fallback={null}>
          <ReadFacts {...{ entity, record }} names={rows.flat()} />
        </Suspense>
      )}
      {rows.flat().every((name) => hints[name]?.hidden) && (
        <p className="section-empty">
          {say([
            '这里填什么取决于其他选择，目前无需填写。',
            'What is asked for here depends on other choices; nothing so far.',
          ])}
        </p>
      )}
      {blocksOf(entity, isRead(rows) ? [] : rows).map((block) =>
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
  return (
    <>
      {!turns && <LockNotes held={overall} />}
      {drawn}
    </>
  )
}

interface PlacedProps {
  readonly entity: Entity
  readonly name: string
  readonly record: Row
  readonly hint: Hint | undefined
  readonly inner: Hints | undefined
  readonly className: string | undefined
}

/** One field at its place. Drawn again when something else is said of it: its value it hears of by itself. */
const Placed = memo(function Placed({ entity, name, record, hint, inner, className }: PlacedProps) {
  const field = entity.fields[name]!
  return (
    <div className={className} data-place={name}>
      {isKept(field) ? (
        <Kept {...{ entity, name, record }} />
      ) : (
        <FieldInput of={entity.name} source={name} {...{ field, record, hint, inner }} />
      )}
    </div>
  )
})

/** Gives what was given under a name before as long as it says the same, so that nothing is drawn again for it. */
function useSteady() {
  const known = useRef(new Map<string, unknown>())
  return <T,>(name: string, now: T): T => {
    const before = known.current.get(name)
    if (same(before, now)) return before as T
    known.current.set(name, now)
    return now
  }
}

/** What locks fields of this section only. */
const heldWithin = (rows: readonly (readonly string[])[], held: readonly LockedFields[]) =>
  held.filter(({ names }) => names.every((name) => rows.flat().includes(name)))

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
      {field.qr && typeof record[name] === 'string' ? (
        <QrCode address={record[name]} />
      ) : (
        <FieldCell entity={entity} name={name} field={field} record={record} />
      )}
    </div>
  )
}
