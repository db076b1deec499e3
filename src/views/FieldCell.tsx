import { Suspense } from 'react'
import type { Entity, Field, Row, StoredFile } from '#declare'
import { blankOf } from '#derive/blankOf.ts'
import { isEmpty } from '#derive/compare.ts'
import { isMaskedText } from '#derive/maskedText.ts'
import { Cell } from '#widgets/Cell.tsx'
import type { CellProps } from '#widgets/cell/CellProps.ts'
import { useSay } from '../i18n/useSay.ts'
import { isState } from './fieldAt.ts'
import { later } from './later.tsx'
import { ownPart } from './ownPart.ts'
import { StateChip } from './StateChip.tsx'

const BlankWord = later(() => import('./BlankWord.tsx'))
const Masked = later(() => import('./reveal/Masked.tsx'))
const DocumentLink = later(async () => ({
  default: (await import('#widgets/upload/DocumentLink.tsx')).DocumentLink,
}))

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly field: Field
  readonly record: Row
}

/**
 * One value of a record as it is read, in a cell of its own where it has one; the state as a chip in its colour. An
 * empty one says what it means where that is known, and so does a 0.
 */
export function FieldCell({ entity, name, field, record }: Props) {
  const say = useSay()
  const value = record[name]
  const Own = ownPart<CellProps>(`${entity.name}.${name}.cell`)
  if (Own)
    return (
      <Suspense fallback={null}>
        <Own value={value} field={field} record={record} />
      </Suspense>
    )
  if (isState(entity, name)) return <StateChip entity={entity} state={value} />
  // The clock, a job or the app: nobody here.
  if (name === 'updatedBy' && value === null && !(name in entity.fields))
    return <span className="cell-blank">{say(['系统', 'The portal'])}</span>
  // Its address leads nowhere by itself.
  if (field.kind === 'file' && !isEmpty(value))
    return (
      <Suspense fallback={null}>
        <span className="cell-line">
          <DocumentLink
            {...{ file: value as StoredFile, source: name, record, entity: entity.name }}
            isHeld={field.givenBy !== undefined}
          />
        </span>
      </Suspense>
    )
  if (value === 0 && field.zero) return <span className="cell-blank">{say(field.zero)}</span>
  const draw = (row: Row) => <Cell value={row[name]} field={field} record={row} />
  const cell = draw(record)
  if (record.id && isMaskedText(value))
    return (
      <Suspense fallback={cell}>
        <Masked {...{ entity, name, record, draw }} />
      </Suspense>
    )
  if (field.unit && !isEmpty(value))
    return (
      <span className="cell-line">
        {cell} {say(field.unit)}
      </span>
    )
  const blank = isEmpty(value) ? blankOf(entity, name) : undefined
  if (!blank) return cell
  return (
    <Suspense fallback={cell}>
      <BlankWord {...{ entity, name, record, blank }} otherwise={cell} />
    </Suspense>
  )
}
