import { Suspense, use } from 'react'
import type { Entity, Field, Label, Row } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { TextDifference } from '#widgets/difference/TextDifference.tsx'
import { kinds } from '#widgets/kinds.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import './difference.css'
import '../show.css'
import { ShownJson } from '../show/ShownJson.tsx'

interface Changed {
  readonly field: string
  readonly label: Label
  readonly before: unknown
  readonly after: unknown
  readonly differs: boolean
}
interface Found {
  readonly entity: string
  readonly fields: readonly Changed[]
  /** What other fields of the record say of these. */
  readonly context?: Row
  /** What the two sides are called, where it is not before and after. */
  readonly sides?: readonly [Label, Label]
}

/** Before and after side by side, each value as its kind is shown; in texts what is gone and what is new is marked. */
export function Difference({ found }: { readonly found: Found }) {
  const say = useSay()
  if (found.fields.length === 0)
    return <p className="hint">{say(['没有记录字段变化', 'No field was changed'])}</p>
  return (
    <Suspense fallback={null}>
      {catalogue.entities.has(found.entity) ? <OfEntity found={found} /> : <Rows found={found} />}
    </Suspense>
  )
}

function OfEntity({ found }: { readonly found: Found }) {
  return <Rows found={found} entity={use(loadEntity(found.entity))} />
}

const times: readonly [Label, Label] = [
  ['之前', 'Before'],
  ['之后', 'After'],
]

function Rows({ found, entity }: { readonly found: Found; readonly entity?: Entity }) {
  const say = useSay()
  const [before, after] = found.sides ?? times
  const heads = [say(['字段', 'Field']), say(before), say(after)]
  return (
    <table className="difference">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.fields.map((changed) => {
          const field = entity && fieldAt(entity, changed.field)
          return (
            <tr key={changed.field} className={changed.differs ? 'differs' : undefined}>
              <th scope="row">{say(field?.label ?? changed.label)}</th>
              {(['before', 'after'] as const).map((side) => (
                <td key={side} className={side} data-side={heads[side === 'before' ? 1 : 2]}>
                  <Side {...{ changed, side, entity, field }} context={found.context} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface SideProps {
  readonly changed: Changed
  readonly side: 'before' | 'after'
  readonly entity: Entity | undefined
  readonly field: Field | undefined
  readonly context: Row | undefined
}

function Side({ changed, side, entity, field, context }: SideProps) {
  const value = changed[side]
  const [before, after] = [changed.before, changed.after]
  const typed = field?.typed !== undefined && context !== undefined
  const isText = typeof before === 'string' && typeof after === 'string'
  if (isText && !typed && (!field || kinds[field.kind].is.words))
    return <TextDifference before={before} after={after} side={side} />
  if (!entity || !field || field.kind === 'json') {
    if (value === null || value === '') return <span className="cell-none">–</span>
    return <ShownJson text={textOf(value)} />
  }
  return (
    <FieldValue
      {...{ entity, field }}
      name={changed.field}
      record={{ ...context, [changed.field]: value }}
    />
  )
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)
