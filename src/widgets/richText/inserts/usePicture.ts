import { useState } from 'react'
import type { Label } from '#declare'
import { useUpload } from '../../upload/useUpload.ts'
import { pictureFor } from './pictureFor.ts'

/** Uploads pictures of any size for a text, and gives the address of each. */
export function usePicture(most: number, tooLarge: Label, onPick: (url: string) => void) {
  const [refusal, setRefusal] = useState<Label>()
  const { state, send } = useUpload('image', ({ url }) => onPick(url))
  const take = async (files: readonly File[]) => {
    setRefusal(undefined)
    const good: File[] = []
    for (const file of files) {
      const picture = await pictureFor(file, most, tooLarge)
      if ('fault' in picture) return setRefusal(picture.fault)
      good.push(picture.file)
    }
    send(good)
  }
  return {
    state,
    refusal,
    take: (files: readonly File[]) => void take(files),
    forget: () => setRefusal(undefined),
  }
}
