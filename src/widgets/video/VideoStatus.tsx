import type { Label } from '#declare'
import { stopWaiting, type UploadMark } from '#src/client/uploadsUnderWay.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { UnderWay } from '../upload/UnderWay.tsx'
import { markOf } from '../upload/UploadProgress.tsx'
import { UploadRow } from '../upload/UploadRow.tsx'
import type { VideoState, VideoUploading } from './useVideoUpload.ts'
import './video.css'

/** Where a film is on its way, in words and as a bar, with what can be done about it. */
export function VideoStatus({ uploading }: { readonly uploading: VideoUploading }) {
  const { state, tray } = uploading
  if (state.at === 'none') return null
  if (state.at === 'under way')
    return (
      <div className="video-status" data-at={state.item.at}>
        <UnderWay
          mark={markOf(state.item)}
          stays={state.item.owner !== null}
          id={state.item.id}
          name={state.item.name}
        />
        <strong>{state.item.name}</strong>
        <span className="upload-progress">
          <UploadRow item={state.item} tray={tray} />
        </span>
      </div>
    )
  const mark = marks[state.at]
  return (
    <div className="video-status" data-at={state.at}>
      {mark && <UnderWay mark={mark} stays={state.at === 'transcoding'} />}
      {'name' in state && <strong>{state.name}</strong>}
      <Words state={state} />
      <Buttons uploading={uploading} />
    </div>
  )
}

type Own = Exclude<VideoState, { readonly at: 'under way' }>

/** What a form waits for: until it can be played, a film has no address. */
const marks: { readonly [at in Own['at']]?: UploadMark } = {
  added: 'sending',
  failed: 'failed',
  transcoding: 'sending',
}

function Words({ state }: { readonly state: Own }) {
  const say = useSay()
  if (state.at === 'failed')
    return (
      <span role="alert" className="field-problem">
        {say(['文件上传失败：{message}', 'The upload failed: {message}'], {
          message: say(state.message),
        })}
      </span>
    )
  return <span role="status">{say(wordsOf(state))}</span>
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

/** What is said of a film that is looked at, or has been sent. */
export function wordsOf(state: Exclude<Own, { readonly at: 'failed' }>): Label {
  switch (state.at) {
    case 'none':
      return ['未上传', 'Not uploaded']
    case 'added':
      return ['文件已添加，正在检查', 'File added, being looked at']
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
  const { state, ask, remove } = uploading
  return (
    <span className="field-row">
      {state.at === 'transcoding' && (
        <button type="button" className="field-link" onClick={ask}>
          {say(['获取文件信息', 'Get file info'])}
        </button>
      )}
      {state.at !== 'ready' && (
        <button
          type="button"
          className="field-link"
          onClick={({ currentTarget }) => {
            stopWaiting(currentTarget.form)
            remove()
          }}
        >
          {say(['取消上传', 'Cancel the upload'])}
        </button>
      )}
    </span>
  )
}
