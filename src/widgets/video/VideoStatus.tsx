import type { Label } from '#declare'
import type { UploadMark } from '#src/client/uploadsUnderWay.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { size } from '../format/size.ts'
import { UnderWay } from '../upload/UnderWay.tsx'
import type { VideoUploading } from './useVideoUpload.ts'
import type { VideoState } from './videoUpload.ts'
import './video.css'

/** Where a film is on its way, in words and as a bar, with what can be done about it. */
export function VideoStatus({ uploading }: { readonly uploading: VideoUploading }) {
  const { state } = uploading
  if (state.at === 'none') return null
  const bad = state.at === 'failed'
  const mark = marks[state.at]
  return (
    <div className="video-status" data-at={state.at}>
      {mark && <UnderWay mark={mark} />}
      {'name' in state && <strong>{state.name}</strong>}
      {'share' in state && <Bar state={state} />}
      <Words state={state} bad={bad} />
      <Buttons uploading={uploading} />
    </div>
  )
}

/** What a form waits for: until it can be played, a film has no address. One left behind by a reload is offered, no more. */
const marks: { readonly [at in VideoState['at']]?: UploadMark } = {
  added: 'sending',
  sending: 'sending',
  paused: 'failed',
  failed: 'failed',
  transcoding: 'sending',
}

function Bar({ state }: { readonly state: Extract<VideoState, { share: number }> }) {
  const say = useSay()
  const { name, share } = state
  return (
    <span className="upload-progress">
      <progress
        max={1}
        value={share}
        aria-label={say(['{name} 上传进度', 'Upload of {name}'], { name })}
      />
      <span>{Math.round(share * 100)}%</span>
      {state.at === 'sending' && (
        <span>
          {size(share * state.size)} / {size(state.size)}
        </span>
      )}
    </span>
  )
}

function Words({ state, bad }: { readonly state: VideoState; readonly bad: boolean }) {
  const say = useSay()
  const said = wordsOf(state)
  const message = state.at === 'failed' ? say(state.message) : ''
  if (bad)
    return (
      <span role="alert" className="field-problem">
        {say(said, { message })}
      </span>
    )
  return <span role="status">{say(said)}</span>
}

/** Said of a film in the own store, which is played as it was sent. */
export const readingFilm: Label = [
  '文件上传完成，正在读取时长与画面，请稍候点击“获取文件信息”',
  'Uploaded; its length and picture are being read: press “Get file info” in a while',
]

/** Said until it is known who makes a film fit to be played. */
const arrivedFilm: Label = [
  '文件上传完成，正在处理，请稍候点击“获取文件信息”',
  'Uploaded and being worked on: press “Get file info” in a while',
]

/** What is said of each state. */
export function wordsOf(state: VideoState): Label {
  switch (state.at) {
    case 'none':
      return ['未上传', 'Not uploaded']
    case 'added':
      return ['文件已添加，正在检查', 'File added, being looked at']
    case 'sending':
      return ['文件上传中', 'Uploading']
    case 'paused':
      return state.lost
        ? [
            '网络中断，文件已暂停上传；已传的部分保留，恢复后自动继续',
            'The connection was lost and the upload paused. What was sent is kept, and it goes on once it is back',
          ]
        : ['文件已暂停上传', 'Upload paused']
    case 'left':
      return [
        '上次未传完：请重新选择同一个文件，从已传的部分继续',
        'Not finished last time: pick the same file again, and it goes on from there',
      ]
    case 'failed':
      return ['文件上传失败：{message}', 'The upload failed: {message}']
    case 'transcoding':
      if (state.own) return readingFilm
      if (state.own === undefined) return arrivedFilm
      return state.asked
        ? ['转码中，请稍候点击“获取文件信息”', 'Being transcoded: press “Get file info” in a while']
        : [
            '文件上传完成，转码中，请稍候点击“获取文件信息”',
            'Uploaded and being transcoded: press “Get file info” in a while',
          ]
    case 'ready':
      return ['上传成功', 'Uploaded']
  }
}

function Buttons({ uploading }: { readonly uploading: VideoUploading }) {
  const say = useSay()
  const { state, pause, resume, ask, remove, canResume } = uploading
  const button = (label: Label, press: () => unknown) => (
    <button type="button" className="field-link" onClick={() => void press()}>
      {say(label)}
    </button>
  )
  return (
    <span className="field-row">
      {state.at === 'sending' && button(['暂停', 'Pause'], pause)}
      {state.at === 'paused' && canResume && button(['继续上传', 'Go on'], resume)}
      {state.at === 'failed' && canResume && button(['重试', 'Try again'], resume)}
      {state.at === 'transcoding' && button(['获取文件信息', 'Get file info'], ask)}
      {state.at !== 'ready' && button(['取消上传', 'Cancel the upload'], remove)}
    </span>
  )
}
