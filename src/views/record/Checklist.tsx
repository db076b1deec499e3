import CheckCircle from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import { Link } from 'react-router-dom'
import type { Label } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import './checklist.css'

/** One thing to be done, and when it was. */
export interface CheckItem {
  readonly title: string
  readonly hint?: Label | null
  readonly at?: string | null
  /** What came of it. */
  readonly link?: { readonly entity: string; readonly id: number; readonly label: Label } | null
}

/** What is done and what is still to do, with how much of it above. */
export function Checklist({ items }: { readonly items: readonly CheckItem[] }) {
  const say = useSay()
  const done = items.filter(({ at }) => at).length
  if (items.length === 0) return <p>{say(['还没有任务', 'Nothing to be done yet'])}</p>
  return (
    <>
      <p className="checklist-head">
        <strong>
          {say(['已完成 {done} / {all}', '{done} of {all} done'], { done, all: items.length })}
        </strong>
        <progress value={done} max={items.length} />
      </p>
      <ul className="checklist">
        {items.map(({ title, hint, at, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer's rows never change
          <li key={index} className={at ? 'done' : undefined}>
            {at ? <CheckCircle fontSize="small" color="success" /> : <Circle fontSize="small" />}
            <span className="checklist-title">{title}</span>
            {hint && <span className="hint">{say(hint)}</span>}
            {link && listPathOf(link.entity) && (
              <Link to={`${listPathOf(link.entity)}/${link.id}`}>{say(link.label)}</Link>
            )}
            <span className="hint">{at ? dateTime(at) : say(['未完成', 'Open'])}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
