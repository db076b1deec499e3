import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import type { Fetched } from './fetchPictures.ts'
import { isBrought } from './readDocx.ts'

interface Props {
  /** Addresses of pictures of other sites that wait in the text. */
  readonly pictures: readonly string[]
  /** Pictures that could not come along. */
  readonly lost: number
  readonly cut: readonly string[]
  readonly onUpload: () => Promise<readonly Fetched[]>
  readonly onDrop: () => void
  readonly onClose: () => void
}

/** Tells what of a paste did not come along, and offers to upload the pictures of other sites. */
export function PastedNotice({ pictures, lost, cut, onUpload, onDrop, onClose }: Props) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly Fetched[]>([])
  const strange = pictures.filter((src) => !isBrought(src))
  const brought = pictures.length - strange.length
  const hosts = [...new Set(strange.map((src) => (URL.canParse(src) ? new URL(src).host : src)))]
  const stillFailed = failed.filter(({ url }) => pictures.includes(url))
  const upload = async () => {
    setBusy(true)
    setFailed((await onUpload()).filter(({ taken }) => taken === undefined))
    setBusy(false)
  }
  return (
    <section
      className="rich-notice"
      aria-label={say(['粘贴提示', 'About what was pasted'])}
      role="status"
    >
      <div>
        {strange.length > 0 && (
          <p>
            {say(
              [
                '有 {count} 张图片来自其他网站（{hosts}），不会直接引用：请上传到素材库，或移除。',
                '{count:picture comes|pictures come} from another site ({hosts}) and are not linked to: upload or remove them.',
              ],
              { count: strange.length, hosts: hosts.join('、') },
            )}
          </p>
        )}
        {brought > 0 && (
          <p>
            {say(
              [
                '文档里有 {count} 张图片，还没有上传：请上传到素材库，或移除。',
                'The document holds {count:picture that is|pictures that are} not uploaded yet: upload or remove them.',
              ],
              { count: brought },
            )}
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
        {stillFailed.map(({ url, message }) => (
          <p key={url} className="rich-wrong">
            {isBrought(url) ? say(['文档里的图片', 'A picture of the document']) : url.slice(0, 60)}
            ：{message}
          </p>
        ))}
      </div>
      <div className="rich-notice-buttons">
        {pictures.length > 0 && (
          <>
            <button
              type="button"
              className="field-link"
              disabled={busy}
              onClick={() => void upload()}
            >
              {busy ? say(['上传中…', 'Uploading…']) : say(['上传图片', 'Upload the pictures'])}
            </button>
            <button type="button" className="field-link" disabled={busy} onClick={onDrop}>
              {say(['移除图片', 'Remove them'])}
            </button>
          </>
        )}
        <button type="button" className="field-link" onClick={onClose}>
          {say(['知道了', 'OK'])}
        </button>
      </div>
    </section>
  )
}
