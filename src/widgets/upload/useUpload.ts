import { useContext, useRef, useState } from 'react'
import { UploadContext } from './UploadContext.ts'
import type { UploadKind } from './UploadModel.ts'
import { isLineLost, type UploadedObject } from './uploadObject.ts'
import { useGone } from './useGone.ts'
import { useLineBack } from './useLineBack.ts'

export type UploadState =
  | { readonly at: 'rest' }
  | { readonly at: 'sending'; readonly share: number; readonly name: string }
  | {
      readonly at: 'failed'
      readonly message: string
      /** Nothing answered: what was sent stays, and `again` goes on from there. */
      readonly lost: boolean
      /** What the store answered with, where it was the store. */
      readonly status?: number
      readonly name: string
      readonly again: () => void
    }

/** Sends one file after another; `done` gets each that arrived. Leaving the screen for good breaks off what is under way. */
export function useUpload(
  kind: UploadKind,
  done: (sent: UploadedObject, file: File) => void | Promise<void>,
) {
  const upload = useContext(UploadContext)
  const [state, setState] = useState<UploadState>({ at: 'rest' })
  const breaker = useRef<AbortController | null>(null)
  const latest = useRef(done)
  latest.current = done
  useGone(() => breaker.current?.abort())

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
        return setState({
          at: 'failed',
          message: (error as Error).message,
          lost: isLineLost(error),
          ...statusOf(error),
          name: file.name,
          again: () => void send(files.slice(at)),
        })
      }
    }
    setState({ at: 'rest' })
  }
  const stop = () => {
    breaker.current?.abort()
    setState({ at: 'rest' })
  }
  useLineBack(() => {
    if (state.at === 'failed' && state.lost) state.again()
  })
  return { state, send: (files: readonly File[]) => void send(files), stop }
}

const statusOf = (error: unknown): { readonly status?: number } => {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown }
  // The portal says what was wrong in words of its own; its errors bear a number.
  return typeof status === 'number' && typeof code !== 'number' ? { status } : {}
}
