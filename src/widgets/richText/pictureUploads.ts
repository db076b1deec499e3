import type { Editor } from '@tiptap/core'
import type { Upload } from '../upload/uploadObject.ts'
import { bringPicture } from './paste/bringPicture.ts'
import { tellPicture } from './pictureNews.ts'
import { settlePicture, waitingPictures } from './strangePictures.ts'

/** The pictures of a text that have not arrived, and why some of them will not by themselves. */
export interface Waiting {
  readonly pictures: readonly string[]
  readonly failed: ReadonlyMap<string, string>
}
interface Options {
  readonly editor: Editor
  readonly upload: () => Upload
  readonly refuse: (file: File) => Promise<string | undefined>
  readonly gone: string
  readonly onChange: (waiting: Waiting) => void
}

/** Pictures on their way at once. */
const AT_ONCE = 3

/**
 * Brings the pictures of a text into the store, three at once, in the order they stand: each is put where its place was
 * kept, wherever one writes meanwhile. One that fails keeps its place until it is tried again or taken away.
 */
export function pictureUploads({ editor, upload, refuse, gone, onChange }: Options) {
  const under = new Set<string>()
  const failed = new Map<string, string>()
  /** Where those lie that have arrived: undone and done again, a place is filled at once. */
  const arrived = new Map<string, string>()

  const look = () => {
    if (editor.isDestroyed) return
    const pictures = waitingPictures(editor)
    for (const address of pictures) {
      const src = arrived.get(address)
      if (src) settlePicture(editor, address, src)
      else if (under.size < AT_ONCE && !under.has(address) && !failed.has(address))
        void bring(address)
    }
    onChange({
      pictures: pictures.filter((address) => !arrived.has(address)),
      failed: new Map([...failed].filter(([address]) => pictures.includes(address))),
    })
  }
  async function bring(address: string): Promise<void> {
    under.add(address)
    const onProgress = (share: number) => tellPicture(address, { share })
    onProgress(0)
    try {
      const bringing = { upload: upload(), refuse, onProgress, gone }
      arrived.set(address, await bringPicture(address, bringing))
    } catch (error) {
      failed.set(address, (error as Error).message)
      tellPicture(address, { failed: true })
    }
    under.delete(address)
    look()
  }
  return {
    look,
    /** Those that failed once more. */
    again(): void {
      failed.clear()
      look()
    },
    /** Takes the places away of what has not arrived. */
    drop(): void {
      for (const address of waitingPictures(editor)) settlePicture(editor, address, null)
      look()
    },
  }
}
