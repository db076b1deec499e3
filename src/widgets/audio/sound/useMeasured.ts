import { useContext, useEffect, useState } from 'react'
import { keptSounds } from './keptSounds.ts'
import { MeasureContext, NoDecoder } from './MeasureContext.ts'
import type { Measured, Measuring } from './measureSound.ts'
import { sharedSounds } from './sharedSounds.ts'

export type SoundLook =
  | { readonly at: 'asking' }
  /** Not measured yet: it would have to be fetched for that. */
  | { readonly at: 'wanted' }
  | ({ readonly at: 'measuring' } & Measuring)
  | ({ readonly at: 'measured' } & Measured)
  /** `isBlind`: this browser decodes nothing. */
  | { readonly at: 'failed'; readonly isBlind: boolean }

const ASKING: SoundLook = { at: 'asking' }
/** In bytes: what is larger, or lies elsewhere, is fetched only when somebody wants it. */
const BY_ITSELF = 30 * 1024 ** 2

interface Options {
  readonly url: string
  readonly size?: number | undefined
  /** The file itself, where it was chosen on this page. */
  readonly file?: File | undefined
  /** What is out of sight waits: of forty in a list, nobody looks at all. */
  readonly isSeen: boolean
}

/** The look of a sound: as it is kept here or with the library's item, or measured now where that costs no long way; `measure` does it all the same. */
export function useMeasured({ url, size, file, isSeen }: Options) {
  const measureSound = useContext(MeasureContext)
  const [look, setLook] = useState<{ readonly of: string; readonly look: SoundLook }>()
  const [wanted, setWanted] = useState('')
  const isWanted = wanted === url
  useEffect(() => {
    if (!isSeen) return
    const ended = new AbortController()
    const { signal } = ended
    const show = (look: SoundLook) => {
      if (!signal.aborted) setLook({ of: url, look })
    }
    const run = async () => {
      const kept = await keptSounds.get(url)
      if (kept) return show({ ...kept, at: 'measured' })
      const shared = await sharedSounds.get(url)
      if (shared) {
        show({ ...shared, at: 'measured' })
        return keptSounds.put(url, shared)
      }
      const isOurs = new URL(url, location.href).origin === location.origin
      const isNear = isOurs && size !== undefined && size <= BY_ITSELF
      if (!file && !isNear && !isWanted) return show({ at: 'wanted' })
      const source = file ?? new URL(url, location.href).href
      const tell = (measuring: Measuring) => show({ at: 'measuring', ...measuring })
      tell({ share: 0, peaks: new Uint8Array(1) })
      const measured = await measureSound(source, tell, signal)
      await keptSounds.put(url, measured)
      show({ ...measured, at: 'measured' })
      await sharedSounds.put(url, measured)
    }
    run().catch((error) => show({ at: 'failed', isBlind: error instanceof NoDecoder }))
    return () => ended.abort(new Error('The sound is no longer shown'))
  }, [url, size, file, isSeen, isWanted, measureSound])
  return { look: look?.of === url ? look.look : ASKING, measure: () => setWanted(url) }
}
