import { useEffect, useState } from 'react'
import { call } from '#src/client/client.ts'
import type { Material, MediaType } from '../upload/reportUpload.ts'

/** What one looks for; `folder` and `tag` empty for any. */
export interface Looked {
  readonly q: string
  readonly folder: string
  readonly tag: string
}
interface Page {
  readonly list: readonly Material[]
  readonly hasNext: boolean
  readonly folders: readonly string[]
  readonly tags: readonly string[]
}
const EMPTY: Page = { list: [], hasNext: false, folders: [], tags: [] }
/** How long somebody who types is waited for, in milliseconds. */
const PAUSE = 250

/** Items of the media library, page after page; what is asked for anew begins at the first. */
export function useLibrary(mediaType: MediaType, looked: Looked) {
  const [found, setFound] = useState<Page>(EMPTY)
  const [page, setPage] = useState(1)
  const [busy, setBusy] = useState(true)
  const [problem, setProblem] = useState<string>()
  const { q, folder, tag } = looked
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is looked for begins at the first page
  useEffect(() => setPage(1), [mediaType, q, folder, tag])
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      setBusy(true)
      try {
        const query = { mediaType, q, folder, tag, page: String(page) }
        const { data } = await call<Page>('GET', 'material/library', {
          query,
          signal: left.signal,
        })
        setFound((before) =>
          page === 1 ? data : { ...data, list: [...before.list, ...data.list] },
        )
        setProblem(undefined)
      } catch (error) {
        if (!left.signal.aborted) setProblem((error as Error).message)
      } finally {
        if (!left.signal.aborted) setBusy(false)
      }
    }
    const waiting = setTimeout(() => void ask(), q && page === 1 ? PAUSE : 0)
    return () => {
      clearTimeout(waiting)
      left.abort()
    }
  }, [mediaType, q, folder, tag, page])
  return { ...found, busy, problem, more: () => setPage(page + 1) }
}
