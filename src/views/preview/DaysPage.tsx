import { useState } from 'react'
import type { PreviewDays } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import './days.css'

/** A row of days and what each gives; the first two stand as done. */
export default function DaysPage({ page: { picture, text, days } }: PageProps<PreviewDays>) {
  const say = useSay()
  const [isMember, setMember] = useState(false)
  return (
    <div className="days">
      {picture ? <img src={picture} alt="" /> : <div className="days-band" />}
      <nav>
        <button type="button" aria-pressed={!isMember} onClick={() => setMember(false)}>
          {say(['非会员', 'Non-member'])}
        </button>
        <button type="button" aria-pressed={isMember} onClick={() => setMember(true)}>
          {say(['会员', 'Member'])}
        </button>
      </nav>
      <h1>{say(['已连续签到 2 天', 'Signed in 2 days in a row'])}</h1>
      <ol>
        {days.map(({ day, points, memberPoints, more, highlight }, at) => (
          <li key={day} className={`${highlight ? 'highlight' : ''} ${at < 2 ? 'done' : ''}`}>
            <span>{say(['第{day}天', 'Day {day}'], { day })}</span>
            <strong>+{isMember ? memberPoints : points}</strong>
            {more.map((one) => (
              <em key={one}>{one}</em>
            ))}
          </li>
        ))}
      </ol>
      {text && <p>{text}</p>}
    </div>
  )
}
