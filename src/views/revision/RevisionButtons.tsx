import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { RevisionDeeds } from './useRevisionDeeds.ts'

interface Props {
  readonly waits: boolean
  readonly mayApprove: boolean
  readonly isMine: boolean
  readonly isTimed: boolean
  readonly isOvertaken: boolean
  readonly deeds: RevisionDeeds
}

/** The next thing to be done stands first and filled; what cannot be done now says why. */
export function RevisionButtons(props: Props) {
  const { waits, mayApprove, isMine, isTimed, isOvertaken, deeds } = props
  const say = useSay()
  const { dirtyFields } = useFormState()
  const isTyped = Object.keys(dirtyFields).length > 0
  const why: Label | undefined = isTyped
    ? ['请先保存修订稿', 'Save the revision first']
    : isOvertaken
      ? ['线上后来也改过：请先合并', 'It was changed live since: merge first']
      : waits
        ? ['等待他人审核', 'Waits for somebody else to approve it']
        : undefined
  const whyNoApproval: Label | undefined = isTyped
    ? ['请先保存修订稿', 'Save the revision first']
    : mayApprove
      ? undefined
      : isMine
        ? ['须由他人审核', 'Somebody else has to approve it']
        : ['没有审核权限', 'You may not approve it']
  const press = (label: Label, run: () => void, not: Label | undefined, first = false) => (
    <Button
      key={label[0]}
      variant={first ? 'contained' : 'outlined'}
      disabled={not !== undefined}
      title={not && say(not)}
      onClick={run}
    >
      {say(label)}
    </Button>
  )
  // Whoever may take the next step sees it; the others read why nothing can be pressed.
  const told = waits ? whyNoApproval : why
  return (
    <>
      <div className="panel-buttons">
        {waits && press(['审核通过', 'Approve'], deeds.approve, whyNoApproval, true)}
        {press(['发布', 'Publish'], deeds.publish, why, !waits)}
        {press(
          isTimed ? ['改时间', 'Another time'] : ['定时发布', 'At a time'],
          deeds.schedule,
          why,
        )}
        {isTimed && press(['取消定时', 'Without a time'], deeds.unschedule, undefined)}
        {press(['丢弃', 'Discard'], deeds.discard, undefined)}
      </div>
      {told && <p className="hint">{say(told)}</p>}
    </>
  )
}
