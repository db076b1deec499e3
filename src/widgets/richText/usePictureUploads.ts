import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { pictureTooLarge } from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { useTrayUpload } from '../upload/useTrayUpload.ts'
import { refusalOf } from './inserts/usePicture.ts'
import { pictureUploads, type Waiting } from './pictureUploads.ts'

const none: Waiting = { pictures: [], failed: new Map() }

/** Brings every picture of a text that waits into the store, as soon as it stands there; says which have not arrived. */
export function usePictureUploads(editor: Editor | null, maxKB: number) {
  const say = useSay()
  const upload = useTrayUpload()
  const latest = useRef({ say, upload, maxKB })
  latest.current = { say, upload, maxKB }
  const [waiting, setWaiting] = useState(none)
  const [uploads, setUploads] = useState<ReturnType<typeof pictureUploads> | null>(null)
  useEffect(() => {
    if (!editor) return
    const begun = pictureUploads({
      editor,
      upload: () => latest.current.upload,
      refuse: async (file) => {
        const { say, maxKB } = latest.current
        const why = await refusalOf(file, maxKB, pictureTooLarge(maxKB))
        return why && say(why)
      },
      gone: latest.current.say([
        '图片已不在此页，请重新复制或插入',
        'This page holds the picture no more: copy or insert it anew',
      ]),
      onChange: (now) =>
        setWaiting((before) => (before.pictures.length + now.pictures.length === 0 ? before : now)),
    })
    setUploads(begun)
    editor.on('update', begun.look)
    begun.look()
    return () => {
      editor.off('update', begun.look)
    }
  }, [editor])
  return {
    ...waiting,
    again: () => uploads?.again(),
    drop: () => uploads?.drop(),
  }
}
