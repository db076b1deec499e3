import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Entity } from '#declare'
import { isAdmin } from '#derive/viewer.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { RevisionButtons } from './RevisionButtons.tsx'
import { standing } from './RevisionNote.tsx'
import type { Revised } from './revisionCalls.ts'
import { useRevisionDeeds } from './useRevisionDeeds.ts'

interface Props {
  readonly entity: Entity
  readonly told: Revised
  /** The record as readers see it. */
  readonly path: string
  /** It is published, or not wanted any more: there is no revision. */
  onOver(): void
}

/** Beside a revision: what it waits for, and what is done about it. */
export function RevisionPanel({ entity, told, path, onOver }: Props) {
  const say = useSay()
  const { isMine, mayApprove } = useApproval(entity, told)
  const deeds = useRevisionDeeds(entity, told, onOver)
  const { record, revision } = told
  const { approver, publishAt, failed } = revision
  const waits = entity.revisions?.approvedAs !== undefined && !approver
  return (
    <aside className="form-side">
      <section className="card panel revision-panel" aria-labelledby="revision-title">
        <h2 id="revision-title">{say(['修订稿', 'Revision'])}</h2>
        <p className={failed ? 'revision-standing failed' : 'revision-standing'}>
          {say(standing(entity, revision))}
        </p>
        <p className="hint">
          {say(['{who} 保存于 {at}', 'Saved by {who} on {at}'], {
            who: revision.writer.name,
            at: dateTime(revision.at),
          })}
        </p>
        <RevisionButtons
          {...{ waits, mayApprove, isMine, deeds }}
          isTimed={publishAt !== null}
          isOvertaken={revision.overtaken.length > 0}
        />
        <div className="revision-links">
          <PreviewButton entity={entity} record={record} />
          <Button component={Link} to={path}>
            {say(['看线上的内容', 'See what is live'])}
          </Button>
        </div>
      </section>
    </aside>
  )
}

/** Who may approve it: whoever has the right of the move, but not its writer; an admin their own too. */
function useApproval(entity: Entity, { revision }: Revised) {
  const { info, viewer } = useUser()
  const { approvedAs } = entity.revisions ?? {}
  const isMine = revision.writer.id === info.id
  const mayApprove =
    approvedAs !== undefined && mayUse(viewer, entity, approvedAs) && (!isMine || isAdmin(viewer))
  return { isMine, mayApprove }
}
