import { useId } from 'react'
import type { Label } from '#declare'
import type { VideoInsert } from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { DropBox } from '../../upload/DropBox.tsx'
import { UploadRow } from '../../upload/UploadRow.tsx'
import type { UploadedVideo } from '../../video/filmSender.ts'
import { useVideoUpload } from '../../video/useVideoUpload.ts'
import { wordsOf } from '../../video/VideoStatus.tsx'

interface Props {
  readonly video: VideoInsert
  readonly onArrived: (film: UploadedVideo) => void
  readonly onRemoved: () => void
}

/** The film of an insert: on its way, being transcoded, there. */
export function FilmBox({ video, onArrived, onRemoved }: Props) {
  const say = useSay()
  const id = useId()
  const { state, tray, take, ask, remove } = useVideoUpload({
    onReady: onArrived,
    title: () => video.videoName || undefined,
  })
  const clear = () => {
    remove()
    onRemoved()
  }
  const button = (label: Label, press: () => void) => (
    <button type="button" className="field-link" onClick={press}>
      {say(label)}
    </button>
  )
  const isHeld = state.at === 'under way' && !['failed', 'wanted'].includes(state.item.at)
  const isFree = !video.videoUrl && !isHeld && state.at !== 'added' && state.at !== 'transcoding'
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say(['视频文件', 'Film file'])}
      </label>
      {video.videoUrl && (
        <div className="insert-file">
          {/* biome-ignore lint/a11y/useMediaCaption: the editor looks at what was uploaded */}
          <video controls preload="none" src={video.videoUrl} poster={video.imgUrl} />
          <span>
            {[video.videoFileName, video.videoTime, video.videoSize].filter(Boolean).join(' · ')}
          </span>
        </div>
      )}
      {isFree && (
        <DropBox
          id={id}
          accept=".mp4"
          className="file-frame"
          onFiles={([file]) => file && take(file)}
        >
          <span>{say(['点击或拖入视频', 'Click or drop a film'])}</span>
          <small>mp4</small>
        </DropBox>
      )}
      {state.at === 'under way' && (
        <div className="upload-progress">
          <UploadRow item={state.item} tray={tray} />
        </div>
      )}
      {state.at !== 'under way' && (
        <div className="field-row" role="status">
          {say(state.at === 'failed' ? state.message : saidOf(state, video.videoUrl !== ''))}
          {state.at === 'transcoding' && button(['获取文件信息', 'Get file info'], ask)}
          {(state.at !== 'none' || video.videoUrl) && button(['删除', 'Delete'], clear)}
        </div>
      )}
    </div>
  )
}

const saidOf = (state: Parameters<typeof wordsOf>[0], isThere: boolean): Label =>
  state.at === 'none' && isThere ? ['', ''] : wordsOf(state)
