import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { reportUpload } from '../upload/reportUpload.ts'
import { useGone } from '../upload/useGone.ts'
import { useLineBack } from '../upload/useLineBack.ts'
import {
  type UploadedVideo,
  type VideoState,
  type VideoUpload,
  videoUpload,
} from './videoUpload.ts'
import { type VodCalls, vodCalls } from './vodCalls.ts'

/** How the video service is asked; the portal unless a test says otherwise. */
export const VodContext = createContext<VodCalls>(vodCalls)

export interface VideoUploading {
  readonly state: VideoState
  readonly take: VideoUpload['take']
  readonly pause: VideoUpload['pause']
  readonly resume: VideoUpload['resume']
  /** Asks for the file's facts: 获取文件信息. */
  readonly ask: VideoUpload['ask']
  readonly remove: VideoUpload['remove']
  readonly canResume: boolean
}

/**
 * A film on its way to the video service, for a form, a dialog or anything else. `place` names the input, so that after
 * a reload what was under way stands there again; `onReady` gets the film once it can be played.
 */
export function useVideoUpload(options: {
  readonly place: string
  readonly onReady: (video: UploadedVideo) => void
  readonly title?: () => string | undefined
}): VideoUploading {
  const vod = useContext(VodContext)
  const latest = useRef(options)
  latest.current = options
  const [, draw] = useState(0)
  const [upload] = useState(() =>
    videoUpload({
      vod,
      place: options.place,
      onReady: (video) => latest.current.onReady(video),
      onChange: () => draw((count) => count + 1),
      title: () => latest.current.title?.(),
      report: reportUpload,
      takeCover: async (file) => (await import('./takeCover.ts')).takeCover(file),
    }),
  )
  useEffect(() => {
    upload.open()
  }, [upload])
  useLineBack(() => {
    const state = upload.state()
    if (state.at === 'paused' && state.lost) upload.resume()
  })
  useGone(upload.close)
  const { take, pause, resume, ask, remove } = upload
  return { state: upload.state(), take, pause, resume, ask, remove, canResume: upload.canResume() }
}
