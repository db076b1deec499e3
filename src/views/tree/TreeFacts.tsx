import type { CSSProperties } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { type Fact, isFilled } from './useFacts.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly facts: readonly Fact[]
}

/** What the list would show of a record, on its line of the tree: below its heading what is filled, else nothing. */
export function TreeFacts({ entity, row, facts }: Props) {
  const say = useSay()
  return (
    <span className="tree-facts">
      {facts.map(({ name, field, end, width }) => (
        <span
          key={name}
          className={end ? 'end' : undefined}
          style={{ '--width': `${width}px` } as CSSProperties}
        >
          {isFilled(row, name) && (
            <>
              <span className="fact-label">{say(field.label)}</span>
              <FieldCell entity={entity} name={name} field={field} record={row} />
            </>
          )}
        </span>
      ))}
    </span>
  )
}
