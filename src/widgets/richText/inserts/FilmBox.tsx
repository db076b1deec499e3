import { useEffect, useId } from 'react'
import type { Label } from '#declare'
import type { VideoInsert } from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { DropBox } from '../../upload/DropBox.tsx'
import { useVideoUpload } from '../../video/useVideoUpload.ts'
import { readingFilm } from '../../video/VideoStatus.tsx'
import type { UploadedVideo, VideoState } from '../../video/videoUpload.ts'

interface Props {
  readonly video: VideoInsert
  /** Sent at once. */
  readonly file?: File | undefined
  readonly onArrived: (film: UploadedVideo) => void
  readonly onRemoved: () => void
}

/** The film of an insert: on its way, being transcoded, there. */
export function FilmBox({ video, file, onArrived, onRemoved }: Props) {
  const say = useSay()
  const id = useId()
  const { state, take, pause, resume, ask, remove, canResume } = useVideoUpload({
    place: 'editor',
    onReady: onArrived,
    title: () => video.videoName || undefined,
  })
  useEffect(() => {
    if (file) void take(file)
  }, [file, take])
  const clear = () => {
    remove()
    onRemoved()
  }
  const button = (label: Label, press: () => void) => (
    <button type="button" className="field-link" onClick={press}>
      {say(label)}
    </button>
  )
  const isFree = !video.videoUrl && ['none', 'left', 'failed'].includes(state.at)
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
          onFiles={([file]) => file && void take(file)}
        >
          <span>{say(['点击或拖入视频', 'Click or drop a film'])}</span>
          <small>mp4</small>
        </DropBox>
      )}
      {(state.at === 'sending' || state.at === 'paused') && (
        <progress className="insert-progress" max={1} value={state.share} aria-label={state.name} />
      )}
      <div className="field-row" role="status">
        {say(wordsOf(state, video.videoUrl !== ''))}
        {state.at === 'sending' && button(['暂停', 'Pause'], pause)}
        {(state.at === 'paused' || state.at === 'failed') &&
          canResume &&
          button(['继续', 'Go on'], resume)}
        {state.at === 'transcoding' && button(['获取文件信息', 'Get file info'], () => void ask())}
        {(state.at !== 'none' || video.videoUrl) && button(['删除', 'Delete'], clear)}
      </div>
    </div>
  )
}

function wordsOf(state: VideoState, isThere: boolean): Label {
  if (state.at === 'none') return isThere ? ['', ''] : ['未上传', 'Not uploaded']
  if (state.at === 'added') return [`已添加 ${state.name}`, `Added ${state.name}`]
  if (state.at === 'sending')
    return [`上传中 ${percent(state.share)}`, `Uploading ${percent(state.share)}`]
  if (state.at === 'paused') return ['文件已暂停上传', 'The upload is paused']
  if (state.at === 'failed')
    return [`文件上传失败：${state.message[0]}`, `The upload failed: ${state.message[1]}`]
  if (state.at === 'left')
    return [
      `${state.name} 已传 ${percent(state.share)}，再选同一文件可继续`,
      `${percent(state.share)} of ${state.name} arrived: choose the same file to go on`,
    ]
  if (state.at === 'transcoding' && state.own) return readingFilm
  if (state.at === 'transcoding')
    return [
      "转码中，请稍候点击'获取文件信息'",
      "Being transcoded: press 'Get file info' in a while",
    ]
  return ['上传成功', 'Uploaded']
}

const percent = (share: number) => `${Math.round(share * 100)}%`
