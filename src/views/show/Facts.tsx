import type { Entity, KindName, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { FieldValue } from './FieldValue.tsx'
import '../show.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly names: readonly string[]
  /** Kinds that take the whole width, beside texts, lists and pictures, once there is anything of them. */
  readonly wide?: readonly string[]
}

/** Values of a record under their labels, to be read. */
export function Facts({ entity, record, names, wide = [] }: Props) {
  const say = useSay()
  const isWide = (kind: KindName) => kinds[kind].is.wide === true || wide.includes(kind)
  return (
    <dl className="facts">
      {names.map((name) => {
        const field = fieldAt(entity, name)!
        return (
          <div
            key={name}
            className={isWide(field.kind) && record[name] != null ? 'wide' : undefined}
          >
            <dt>{say(field.label)}</dt>
            <dd>
              <FieldValue entity={entity} name={name} field={field} record={record} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
