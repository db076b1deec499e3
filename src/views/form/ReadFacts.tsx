import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { useSay } from '../../i18n/useSay.ts'
import { ShownValue } from '../show/ShownValue.tsx'
import '../show.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly names: readonly string[]
}

/** What is there to be read before something is written: the values of a section, without those that are empty. */
export default function ReadFacts({ entity, record, names }: Props) {
  const say = useSay()
  return (
    <dl className="facts">
      {names
        .filter((name) => !isEmpty(record[name]))
        .map((name) => {
          const field = entity.fields[name]!
          return (
            <div key={name} className={wide.includes(field.kind) ? 'wide' : undefined}>
              <dt>{say(field.label)}</dt>
              <dd>
                <ShownValue entity={entity} name={name} field={field} record={record} />
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

/** Kinds that take the whole width. */
const wide: readonly string[] = ['longText', 'richText', 'list', 'json', 'images', 'audio', 'video']
