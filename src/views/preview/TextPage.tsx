import Lock from '@mui/icons-material/LockOutlined'
import PlayArrow from '@mui/icons-material/PlayArrowRounded'
import type { PreviewText } from '#derive/previewPage.ts'
import { paidDividers } from '#derive/richText/paidDivider.ts'
import { duration } from '#widgets/format/duration.ts'
import { useSay } from '../../i18n/useSay.ts'
import RichText from '../show/RichText.tsx'
import type { PageProps } from './pageProps.ts'

/** Something read from top to bottom; what is paid for is dimmed below its divider. */
export function TextPage({ page }: PageProps<PreviewText>) {
  const say = useSay()
  const { title, subtitle, picture, lead, body, facts, tags, audio, free } = page
  const paid = free
    ? say(['分隔线（本篇可试读）', 'Divider (free to read)'])
    : say(['以下内容购买后可读', 'What follows is for buyers'])
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
        {body && (
          <div className={free ? 'app-body' : 'app-body app-paid'}>
            <RichText html={body} paid={paid} />
          </div>
        )}
        {!free && body && paidDividers(body) > 0 && (
          <p className="app-lock">
            <Lock fontSize="small" aria-hidden="true" />
            {say([
              '无阅读权限的读者看到这里为止',
              'Readers without rights read down to the divider',
            ])}
          </p>
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
