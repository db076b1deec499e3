import type { SvgIconComponent } from '@mui/icons-material'
import Schedule from '@mui/icons-material/AccessTime'
import Talk from '@mui/icons-material/ChatBubbleOutlineOutlined'
import Approval from '@mui/icons-material/FactCheckOutlined'
import System from '@mui/icons-material/InfoOutlined'
import Change from '@mui/icons-material/SwapHoriz'
import Job from '@mui/icons-material/TaskAlt'
import { Link } from 'react-router-dom'
import { dateTime } from '#widgets/format/dateTime.ts'
import { relativeTime } from '#widgets/format/relativeTime.ts'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import type { Notice } from './noticeCalls.ts'

const icons: { readonly [type: string]: SvgIconComponent } = {
  job: Job,
  approval: Approval,
  change: Change,
  talk: Talk,
  schedule: Schedule,
}

interface Props {
  readonly notice: Notice
  onFollow(notice: Notice): void
  onMark(notice: Notice): void
}

/** One notice: what, the rest below, when; a dot while it is unread. */
export function NoticeLine({ notice, onFollow, onMark }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { type, title, body, target, status, createdAt } = notice
  const Icon = icons[type] ?? System
  const isUnread = status === 'unread'
  const mark = isUnread ? say(['标为已读', 'Mark read']) : say(['标为未读', 'Mark unread'])
  const words = (
    <>
      <strong>
        {isUnread && <span className="unseen">{say(['未读：', 'Unread: '])}</span>}
        {title}
      </strong>
      {body && <span>{body}</span>}
      <time dateTime={createdAt} title={dateTime(createdAt)}>
        {relativeTime(createdAt, language, Date.now())}
      </time>
    </>
  )
  return (
    <li className={isUnread ? 'unread' : undefined}>
      <Icon className="notice-icon" aria-hidden />
      {target ? (
        <Link className="notice-words" to={target} onClick={() => onFollow(notice)}>
          {words}
        </Link>
      ) : (
        <div className="notice-words">{words}</div>
      )}
      <button type="button" className="notice-mark" title={mark} onClick={() => onMark(notice)}>
        <span className="unseen">
          {mark}：{title}
        </span>
      </button>
    </li>
  )
}
