import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Entity } from '#declare'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import { Difference } from '../record/Difference.tsx'
import type { Revised } from './revisionCalls.ts'

interface Props {
  readonly entity: Entity
  readonly told: Revised
  /** What was changed live meanwhile is brought in. */
  onTakeUp(): void
}

/** Above the form: what differs from what readers see, word by word; unfolded for whoever did not write it. */
export function RevisedFields({ entity, told, onTakeUp }: Props) {
  const say = useSay()
  const { info } = useUser()
  const { live, record, revision } = told
  const labels = (names: readonly string[]) =>
    names.map((name) => say(labelAt(entity, name))).join(say(['、', ', ']))
  return (
    <>
      {revision.overtaken.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onTakeUp}>
              {say(['合并', 'Merge'])}
            </Button>
          }
        >
          {say(
            [
              '{fields}在修订之后，线上又改过。合并后才能发布。',
              '{fields} was changed live since it was revised. Merge before it is published.',
            ],
            { fields: labels(revision.overtaken) },
          )}
        </Alert>
      )}
      <details className="card revised-fields" open={revision.writer.id !== info.id}>
        <summary>
          {say(['与线上对比：{fields}', 'Compared with what is live: {fields}'], {
            fields: labels(revision.fields),
          })}
        </summary>
        <Difference
          found={{
            entity: entity.name,
            context: record,
            sides: [
              ['线上', 'Live'],
              ['修订稿', 'Revision'],
            ],
            fields: revision.fields.map((field) => ({
              ...{ field, label: labelAt(entity, field), differs: true },
              ...{ before: live[field] ?? null, after: record[field] ?? null },
            })),
          }}
        />
      </details>
    </>
  )
}
