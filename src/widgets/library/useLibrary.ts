import { useEffect, useState } from 'react'
import type { Field } from '#declare'
import { call } from '#src/client/client.ts'
import type { Material, MediaType } from '../upload/reportUpload.ts'

/** What one looks for; empty for any. */
export interface Looked {
  readonly q: string
  /** The number of one. */
  readonly folder: string
  readonly tag: string
  /** `used`, `unused`, `year`. */
  readonly used: string
  /** `wide`, `tall`, `square`. */
  readonly shape: string
  /** The number of who uploaded it, or `me`. */
  readonly by: string
  /** `fits`: nothing but what the field takes as it is. */
  readonly only: string
}
export const anything: Looked = {
  ...{ q: '', folder: '', tag: '', used: '', shape: '', by: '', only: '' },
}
interface Page {
  readonly list: readonly Material[]
  readonly hasNext: boolean
  readonly folders: readonly { readonly id: number; readonly name: string }[]
  readonly tags: readonly string[]
  readonly people: readonly { readonly id: number; readonly name: string }[]
}
const EMPTY: Page = { list: [], hasNext: false, folders: [], tags: [], people: [] }
/** How long somebody who types is waited for, in milliseconds. */
const PAUSE = 250

/**
 * Items of the media library, page after page, those first that the field takes; what is asked for anew begins at the
 * first.
 */
export function useLibrary(mediaType: MediaType, looked: Looked, field?: Field) {
  const [found, setFound] = useState<Page>(EMPTY)
  const [page, setPage] = useState(1)
  const [busy, setBusy] = useState(true)
  const [problem, setProblem] = useState<string>()
  const demand = field && demandOf(field)
  const asked = JSON.stringify({ mediaType, ...looked, ...(demand && { demand }) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is looked for begins at the first page
  useEffect(() => setPage(1), [asked])
  useEffect(() => {
    const left = new AbortController()
    const given = JSON.parse(asked) as { readonly [name: string]: string }
    const ask = async () => {
      setBusy(true)
      try {
        const query = { ...given, page: String(page) }
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
    const waiting = setTimeout(() => void ask(), given.q && page === 1 ? PAUSE : 0)
    return () => {
      clearTimeout(waiting)
      left.abort()
    }
  }, [asked, page])
  return { ...found, busy, problem, more: () => setPage(page + 1) }
}

/** What a field asks of its pictures, as the portal reads it. */
function demandOf({ width, height, heightMin, double, maxKB }: Field): string {
  return JSON.stringify({ width, height, heightMin, double, maxKB })
}
