import PlayArrow from '@mui/icons-material/PlayArrowRounded'
import type { Label } from '#declare'
import type { PreviewText } from '#derive/previewPage.ts'
import { paidDividers } from '#derive/richText/paidDivider.ts'
import { duration } from '#widgets/format/duration.ts'
import { useSay } from '../../i18n/useSay.ts'
import RichText from '../show/RichText.tsx'
import type { PageProps } from './pageProps.ts'
import { ReaderChoice } from './ReaderChoice.tsx'
import { useReading } from './reader.ts'

const undivided: Label = [
  '这篇没有设为试读，文中也没有付费分隔线：未购读者能读到多少，由 App 决定',
  'Neither free to read nor parted by a divider: how much of it is read without buying is up to the app',
]

/** Something read from top to bottom; where a divider parts what is paid for, as one of both readers sees it. */
export function TextPage({ page }: PageProps<PreviewText>) {
  const say = useSay()
  const { title, subtitle, picture, lead, body, facts, tags, audio, free } = page
  const { reader, isWithin } = useReading()
  // What may be read without buying is whole for everybody.
  const isParted = !free && body !== null && paidDividers(body ?? '') > 0
  const isShut = isWithin && !free && !isParted
  const seenBy = isParted ? reader : 'paid'
  return (
    <>
      {picture && <img className="app-header" src={picture} alt="" />}
      <div className="app-text">
        <h1>{title || say(['（还没有标题）', '(no title yet)'])}</h1>
        {subtitle && <p className="app-subtitle">{subtitle}</p>}
        {facts.length > 0 && (
          <p className="app-facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {audio && (
          <p className="app-audio">
            <PlayArrow aria-hidden="true" />
            <span>{say(['听这篇文章', 'Listen to this article'])}</span>
            <span className="app-bar" aria-hidden="true" />
            {audio.duration !== null && <time>{duration(audio.duration)}</time>}
          </p>
        )}
        {lead && <p className="app-lead">{lead}</p>}
        {(isParted || isShut) && <ReaderChoice />}
        {isShut && reader === 'unpaid' && <p className="app-none">{say(undivided)}</p>}
        {body && (
          <div className={`app-body app-${seenBy}`}>
            <RichText
              html={body}
              paid={say(['以下内容购买后可读', 'What follows is for buyers'])}
            />
          </div>
        )}
        {tags.length > 0 && (
          <p className="app-tags">
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        )}
        <p className="app-end">{say(['— 完 —', '— End —'])}</p>
      </div>
    </>
  )
}
