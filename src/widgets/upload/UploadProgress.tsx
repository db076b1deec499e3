import { stopWaiting } from '#src/client/uploadsUnderWay.ts'
import { type Say, useSay } from '#src/i18n/useSay.ts'
import { lostParts } from './offlineMessages.ts'
import { UnderWay } from './UnderWay.tsx'
import type { UploadState } from './useUpload.ts'

/** How far an upload is, or why it failed and the way to try again. */
export function UploadProgress({
  state,
  onStop,
}: {
  readonly state: UploadState
  readonly onStop: () => void
}) {
  const say = useSay()
  if (state.at === 'rest') return null
  const stop = (
    <button
      type="button"
      className="field-link"
      onClick={({ currentTarget }) => {
        stopWaiting(currentTarget.form)
        onStop()
      }}
    >
      {say(['取消', 'Cancel'])}
    </button>
  )
  if (state.at === 'sending')
    return (
      <div className="upload-progress">
        <UnderWay mark="sending" />
        <progress
          max={1}
          value={state.share}
          aria-label={say(['{name} 上传进度', 'Upload of {name}'], { name: state.name })}
        />
        <span>{Math.round(state.share * 100)}%</span>
        {stop}
      </div>
    )
  return (
    <div className="upload-progress" role="alert">
      <UnderWay mark="failed" />
      <span>
        {state.lost
          ? say(lostParts)
          : say(['文件上传失败：{message}', 'The upload failed: {message}'], {
              message: storeWords(state.status, say) ?? state.message,
            })}
      </span>
      <button type="button" className="field-link" onClick={state.again}>
        {say(['重试', 'Try again'])}
      </button>
      {stop}
    </div>
  )
}

/** A store speaks English to programs: what it answered, in words that say what to do. */
function storeWords(status: number | undefined, say: Say): string | undefined {
  if (status === undefined || status < 400) return undefined
  return status < 500
    ? say(
        [
          '存储拒绝了上传（{status}），可能是上传凭证失效，请重试',
          'The store refused it ({status}); the credentials may have run out. Try again',
        ],
        { status },
      )
    : say(
        ['存储服务出错（{status}），请稍后重试', 'The store failed ({status}): try again later'],
        { status },
      )
}
