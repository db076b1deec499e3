import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Entity, Label, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import type { Revision } from './revisionCalls.ts'
import { useRevision } from './useRevision.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** The list the record stands in. */
  readonly path: string
}

/** Above a live record: that a change of it waits to be published, whose it is, and the way there. */
export default function RevisionNote({ entity, record, path }: Props) {
  const say = useSay()
  const { data } = useRevision(entity, record)
  if (!data) return null
  const { revision } = data
  return (
    <Alert
      severity={revision.failed ? 'error' : 'info'}
      action={
        <Button color="inherit" component={Link} to={`${path}/${String(record.id)}/revision`}>
          {say(['打开修订稿', 'Open the revision'])}
        </Button>
      }
    >
      <p>
        {say(
          [
            '{who} 于 {at} 修订了{fields}，读者还看不到。这里看到和保存的是线上的内容。',
            '{who} revised {fields} on {at}; readers do not see it yet. What is shown and saved here is live.',
          ],
          {
            who: revision.writer.name || say(['系统', 'The portal']),
            at: dateTime(revision.at),
            fields: revision.fields
              .map((name) => say(labelAt(entity, name)))
              .join(say(['、', ', '])),
          },
        )}
      </p>
      <p>{say(standing(entity, revision))}</p>
    </Alert>
  )
}

/** What a revision waits for, in a sentence. */
export function standing({ revisions }: Entity, revision: Revision): Label {
  const { failed, publishAt, approver } = revision
  const at = publishAt ? dateTime(publishAt).slice(0, 16) : ''
  if (failed) return [`没有按时（${at}）发布：${failed[0]}`, `Not published at ${at}: ${failed[1]}`]
  if (publishAt) return [`将于 ${at} 自动发布`, `Published by itself on ${at}`]
  if (!revisions?.approvedAs) return ['可以发布', 'Ready to be published']
  return approver
    ? [
        `${approver.name} 已审核通过，可以发布`,
        `Approved by ${approver.name}, ready to be published`,
      ]
    : ['等待他人审核', 'Waits for somebody else to approve it']
}
