import { useState } from 'react'
import type { Label } from '#declare'
import { useUpload } from '../../upload/useUpload.ts'
import { refusalOf } from './pictureRefusal.ts'

/** Uploads pictures of any size for a text, and gives the address of each. */
export function usePicture(most: number, tooLarge: Label, onPick: (url: string) => void) {
  const [refusal, setRefusal] = useState<Label>()
  const { state, send } = useUpload('image', ({ url }) => onPick(url))
  const take = async (files: readonly File[]) => {
    setRefusal(undefined)
    for (const file of files) {
      const why = await refusalOf(file, most, tooLarge)
      if (why) return setRefusal(why)
    }
    send(files)
  }
  return {
    state,
    refusal,
    take: (files: readonly File[]) => void take(files),
    forget: () => setRefusal(undefined),
  }
}
