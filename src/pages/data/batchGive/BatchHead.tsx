import { Link } from 'react-router-dom'
import type { Entity, Label, Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldCell } from '../../../views/FieldCell.tsx'
import { fieldAt } from '../../../views/fieldAt.ts'
import { StateChip } from '../../../views/StateChip.tsx'
import { ChosenRecord } from './ChosenRecord.tsx'
import type { Batch } from './calls.ts'
import { reasonOf } from './reasonOf.ts'

interface Props {
  readonly entity: Entity
  readonly batch: Batch
  /** Address of the screen. */
  readonly path: string
}

/** Which batch this is: its number, kind and state, the list it came from, why and by whom. */
export function BatchHead({ entity, batch, path }: Props) {
  const say = useSay()
  const value = (name: string) => (
    <FieldCell entity={entity} name={name} field={fieldAt(entity, name)!} record={batch} />
  )
  const labelOf = (name: string): Label =>
    name === 'reason' ? reasonOf(batch.kind).label : fieldAt(entity, name)!.label
  const fact = (name: string) => (
    <div key={name}>
      <dt>{say(labelOf(name))}</dt>
      <dd>{value(name)}</dd>
    </div>
  )
  return (
    <section className="card bulk-head" aria-label={say(['批次', 'Batch'])}>
      <div className="bulk-head-title">
        <strong>{value('kind')}</strong>
        <StateChip entity={entity} state={batch.status} />
      </div>
      <dl className="bulk-facts">
        {Object.entries(bulkKinds[batch.kind]?.options ?? {}).map(([name, field]) => (
          <div key={name}>
            <dt>{say(field.label)}</dt>
            <dd>
              <ChosenRecord
                entity={String(field.to)}
                id={Number((batch.options as Row | null)?.[name] ?? 0)}
              />
            </dd>
          </div>
        ))}
        {['batchNo', 'fileName', 'reason', 'createdBy']
          // What takes another list back, or runs its failed rows again, came from no file.
          .filter((name) => name !== 'fileName' || batch.fileName)
          .map(fact)}
        <div>
          <dt>{say(batch.fileName ? ['上传时间', 'Uploaded at'] : ['创建时间', 'Made at'])}</dt>
          <dd>{dateTime(batch.createdAt)}</dd>
        </div>
        {['approver', 'retryOf', 'repeatOf'].filter((name) => batch[name] != null).map(fact)}
        {['undoOf', 'undoneBy']
          .filter((name) => batch[name] != null)
          .map((name) => (
            <div key={name}>
              <dt>{say(fieldAt(entity, name)!.label)}</dt>
              <dd>
                <Link to={`${path}?batch=${batch[name]}`}>{value(name)}</Link>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
