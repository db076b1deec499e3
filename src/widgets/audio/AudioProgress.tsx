import { useSay } from '#src/i18n/useSay.ts'
import { size } from '../format/size.ts'
import { UnderWay } from '../upload/UnderWay.tsx'
import { markOf } from '../upload/UploadProgress.tsx'
import { UploadRow } from '../upload/UploadRow.tsx'
import type { AudioUploading } from './useAudioUpload.ts'
import './audio.css'

/** Sounds on their way: the total in size and percent, each with its own, and why one failed or was not taken. */
export function AudioProgress({ uploading }: { readonly uploading: AudioUploading }) {
  const say = useSay()
  const { items, looking, tray, refusals, total, forget } = uploading
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
      {items.length + looking.length > 0 && (
        <div className="audio-batch">
          <Total total={total} />
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <UnderWay
                  mark={markOf(item)}
                  stays={item.owner !== null}
                  id={item.id}
                  name={item.name}
                />
                <span className="audio-name" title={item.name}>
                  {item.name}
                </span>
                <UploadRow {...{ item, tray }} named />
              </li>
            ))}
            {looking.map(({ name, size: bytes }) => (
              <li key={name}>
                <UnderWay mark="sending" />
                <span className="audio-name" title={name}>
                  {name}
                </span>
                <small>{size(bytes)}</small>
                <span>{say(['正在检查', 'Being looked at'])}</span>
              </li>
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
