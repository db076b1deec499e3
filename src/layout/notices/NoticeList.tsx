import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { Link } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { type MyNotices, markAllRead, markNotice, type Notice } from './noticeCalls.ts'
import './notices.css'

interface Props {
  readonly notices: MyNotices
  onClose(): void
}

/** The newest notices: each leads to what it is about, and is read once one has gone there. */
export default function NoticeList({ notices, onClose }: Props) {
  const say = useSay()
  const { mark, markAll } = useMarks()
  const { unread, list } = notices
  const follow = (notice: Notice) => {
    if (notice.status === 'unread') mark.mutate(notice)
    if (notice.target) onClose()
  }
  return (
    <div className="notices">
      <header>
        <h2>{say(['通知', 'Notices'])}</h2>
        <Button disabled={unread === 0 || markAll.isPending} onClick={() => markAll.mutate()}>
          {say(['全部已读', 'Mark all read'])}
        </Button>
      </header>
      {list.length === 0 && (
        <p className="notices-none">
          {say([
            '还没有通知。任务结束、需要复核或定时发布时会在这里告诉你。',
            'None yet. Ended jobs, approvals and timed moves are told here.',
          ])}
        </p>
      )}
      <ul>
        {list.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onFollow={follow} onMark={mark.mutate} />
        ))}
      </ul>
      <footer>
        <Link to="/notices" onClick={onClose}>
          {say(['全部通知', 'All notices'])}
        </Link>
      </footer>
    </div>
  )
}

/** Marks as read, or as unread again; the bell and lists of notices are told. */
function useMarks() {
  const notify = useNotify()
  const client = useQueryClient()
  const told = {
    onSettled: () => client.invalidateQueries({ queryKey: ['notice'] }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  }
  const mark = useMutation({
    mutationFn: ({ id, status }: Notice) =>
      markNotice(id, status === 'unread' ? 'markRead' : 'markUnread'),
    ...told,
  })
  const markAll = useMutation({ mutationFn: markAllRead, ...told })
  return { mark, markAll }
}
