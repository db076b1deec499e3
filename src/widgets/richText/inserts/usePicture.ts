import { useState } from 'react'
import type { Label } from '#declare'
import { noPicture } from '#derive/richText/inserts.ts'
import { measure } from '../../image/measure.ts'
import { pictureEndings, pixelRefusal } from '../../image/pictureProblem.ts'
import { useUpload } from '../../upload/useUpload.ts'

const damaged: Label = [
  '图片无法读取，可能已损坏，请换一张',
  'The picture cannot be read; it may be damaged. Take another',
]

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

/** Why a picture file cannot go into a text. */
export async function refusalOf(
  file: File,
  most: number,
  tooLarge: Label,
): Promise<Label | undefined> {
  const name = file.name.toLowerCase()
  if (!pictureEndings.some((ending) => name.endsWith(`.${ending}`))) return noPicture
  if (file.size >= most * 1024) return tooLarge
  const size = await measure(file)
  return size ? pixelRefusal(size)?.text : damaged
}
