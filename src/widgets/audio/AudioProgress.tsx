import { stopWaiting } from '#src/client/uploadsUnderWay.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { size } from '../format/size.ts'
import { lostParts, lostWhole } from '../upload/offlineMessages.ts'
import { UnderWay } from '../upload/UnderWay.tsx'
import type { AudioItem } from './audioUploads.ts'
import type { AudioUploading } from './useAudioUpload.ts'
import './audio.css'

/** Sounds on their way: the total in size and percent, each with its own, and why one failed or was not taken. */
export function AudioProgress({ uploading }: { readonly uploading: AudioUploading }) {
  const say = useSay()
  const { items, refusals, total, forget } = uploading
  return (
    <>
      {refusals.length > 0 && (
        <div role="alert" className="upload-refused">
          {refusals.map((one) => (
            <p key={one[1]}>{say(one)}</p>
          ))}
          <button type="button" className="field-link" onClick={forget}>
            {say(['知道了', 'OK'])}
          </button>
        </div>
      )}
      {items.length > 0 && (
        <div className="audio-batch">
          <Total total={total} />
          <ul>
            {items.map((item) => (
              <Item key={item.key} item={item} uploading={uploading} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Total({ total }: { readonly total: AudioUploading['total'] }) {
  const say = useSay()
  const facts = {
    arrived: String(total.arrived),
    count: String(total.count),
    sent: size(total.sent),
    size: size(total.size),
  }
  return (
    <div className="upload-progress">
      <progress max={1} value={total.share} aria-label={say(['音频上传总进度', 'All uploads'])} />
      <span>{Math.round(total.share * 100)}%</span>
      <span>
        {say(
          [
            '{sent} / {size}，已完成 {arrived} / {count} 个',
            '{sent} of {size}, {arrived} of {count} done',
          ],
          facts,
        )}
      </span>
    </div>
  )
}

function Item({
  item,
  uploading,
}: {
  readonly item: AudioItem
  readonly uploading: AudioUploading
}) {
  const say = useSay()
  const { key, name } = item
  return (
    <li>
      <UnderWay mark={item.at === 'failed' ? 'failed' : 'sending'} />
      <span className="audio-name" title={name}>
        {name}
      </span>
      <small>{size(item.size)}</small>
      <AudioState item={item} />
      {item.at === 'failed' && (
        <button
          type="button"
          className="field-link"
          aria-label={say(['重试 {name}', 'Try {name} again'], { name })}
          onClick={() => uploading.again(key)}
        >
          {say(['重试', 'Try again'])}
        </button>
      )}
      <button
        type="button"
        className="field-link"
        aria-label={say(['取消 {name}', 'Cancel {name}'], { name })}
        onClick={({ currentTarget }) => {
          stopWaiting(currentTarget.form)
          uploading.stop(key)
        }}
      >
        {say(['取消', 'Cancel'])}
      </button>
    </li>
  )
}

function AudioState({ item }: { readonly item: AudioItem }) {
  const say = useSay()
  if (item.at === 'waiting') return <span>{say(['等待上传', 'Waiting'])}</span>
  if (item.at === 'sending') return <span>{Math.round(item.share * 100)}%</span>
  return (
    <span role="alert" className="field-problem">
      {item.lost
        ? say(item.isKept === false ? lostWhole : lostParts)
        : say(['文件上传失败：{message}', 'The upload failed: {message}'], {
            message: item.message ? say(item.message) : '',
          })}
    </span>
  )
}
