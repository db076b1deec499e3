import { useContext, useEffect, useRef, useState } from 'react'
import { UploadContext } from './UploadContext.ts'
import type { UploadKind } from './UploadModel.ts'
import type { UploadedObject } from './uploadObject.ts'

export type UploadState =
  | { readonly at: 'rest' }
  | { readonly at: 'sending'; readonly share: number; readonly name: string }
  | {
      readonly at: 'failed'
      readonly message: string
      readonly name: string
      readonly again: () => void
    }

/** Sends one file after another; `done` gets each that arrived. Leaving the screen breaks off what is under way. */
export function useUpload(
  kind: UploadKind,
  done: (sent: UploadedObject, file: File) => void | Promise<void>,
) {
  const upload = useContext(UploadContext)
  const [state, setState] = useState<UploadState>({ at: 'rest' })
  const breaker = useRef<AbortController | null>(null)
  const latest = useRef(done)
  latest.current = done
  useEffect(() => () => breaker.current?.abort(), [])

  const send = async (files: readonly File[]): Promise<void> => {
    const controller = new AbortController()
    breaker.current = controller
    for (const [at, file] of files.entries()) {
      const onProgress = (share: number) => setState({ at: 'sending', share, name: file.name })
      onProgress(0)
      try {
        await latest.current(
          await upload(file, { kind, onProgress, signal: controller.signal }),
          file,
        )
      } catch (error) {
        if (controller.signal.aborted) return
        const again = () => void send(files.slice(at))
        return setState({ at: 'failed', message: (error as Error).message, name: file.name, again })
      }
    }
    setState({ at: 'rest' })
  }
  const stop = () => {
    breaker.current?.abort()
    setState({ at: 'rest' })
  }
  return { state, send: (files: readonly File[]) => void send(files), stop }
}
