import { useSay } from '#src/i18n/useSay.ts'
import { UnderWay } from '../../upload/UnderWay.tsx'
import type { Waiting } from '../textFiles.ts'
import { isBrought } from './broughtFiles.ts'
import { PasteReportView } from './PasteReportView.tsx'
import type { PasteNews } from './usePaste.ts'

interface Props {
  /** The files of the text that are on their way, or failed. */
  readonly waiting: Waiting
  /** They go on when their form is left. */
  readonly stays: boolean
  /** The last paste, where something is to be told of it. */
  readonly news: PasteNews | null
  readonly talk: ((text: string) => Promise<void>) | null
  readonly onAgain: () => void
  readonly onDrop: () => void
}

/** Tells which pictures of a text are on their way, what a paste was, and what of it did not come along. */
export function PastedNotice({ waiting, stays, news, talk, onAgain, onDrop }: Props) {
  const say = useSay()
  const { lost = 0, cut = [] } = news?.pasted ?? {}
  const { places, failed } = waiting
  const isWarning = lost + cut.length + places.length > 0
  const strange = places.map(({ address }) => address).filter((src) => !isBrought(src))
  const brought = places.filter(({ address }) => isBrought(address) && !failed.has(address)).length
  const stuck = failed.size > 0 ? places.filter(({ address }) => failed.has(address)) : places
  const waitingAt = stuck
    .map(({ paragraph, name }) =>
      say(['正文第 {paragraph} 段 {name}', 'paragraph {paragraph} {name}'], {
        paragraph,
        name,
      }).trim(),
    )
    .join(say(['、', ', ']))
  const nameOf = (address: string) =>
    places.find((place) => place.address === address)?.name || say(['图片', 'A picture'])
  const hosts = [...new Set(strange.map((src) => (URL.canParse(src) ? new URL(src).host : src)))]
  return (
    <section
      className={isWarning ? 'rich-notice rich-warning' : 'rich-notice'}
      aria-label={say(['粘贴提示', 'About what was pasted'])}
      role="status"
    >
      {places.length > 0 && (
        <UnderWay
          mark={failed.size < places.length ? 'sending' : 'failed'}
          stays={stays}
          name={waitingAt}
        />
      )}
      <div>
        {news && news.pasted.origin !== 'editor' && <PasteReportView news={news} talk={talk} />}
        {strange.length > 0 && (
          <p>
            {say(
              [
                '有 {count} 张图片来自其他网站（{hosts}），自动存到素材库；没有存好之前不能保存。',
                '{count:picture comes|pictures come} from another site ({hosts}) and {count:is|are} taken into the library; nothing is saved before.',
              ],
              { count: strange.length, hosts: hosts.join('、') },
            )}
          </p>
        )}
        {brought > 0 && (
          <p>
            {say(['有 {count} 个文件正在上传。', '{count:file is|files are} on the way.'], {
              count: brought,
            })}
          </p>
        )}
        {lost > 0 && (
          <p>
            {say(
              [
                '有 {count} 张图片没有随文字粘贴过来：请单独复制、拖入或插入。',
                '{count:picture|pictures} did not come along: copy, drop or insert them one by one.',
              ],
              { count: lost },
            )}
          </p>
        )}
        {cut.length > 0 && (
          <p>
            {say(['粘贴时去掉了：{what}', 'Cut from the paste: {what}'], { what: cut.join('、') })}
          </p>
        )}
        {[...failed].map(([url, message]) => (
          <p key={url} className="rich-wrong">
            {isBrought(url) ? nameOf(url) : url.slice(0, 60)}：{say(message)}
          </p>
        ))}
      </div>
      <div className="rich-notice-buttons">
        {failed.size > 0 && (
          <button type="button" className="field-link" onClick={onAgain}>
            {say(['重试', 'Try again'])}
          </button>
        )}
        {places.length > 0 && (
          <button type="button" className="field-link" onClick={onDrop}>
            {say(['移除这些', 'Remove them'])}
          </button>
        )}
        {news && (
          <button type="button" className="field-link" onClick={news.close}>
            {say(['知道了', 'OK'])}
          </button>
        )}
      </div>
    </section>
  )
}
