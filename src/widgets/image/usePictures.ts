import { useState } from 'react'
import type { Field } from '#declare'
import { useUpload } from '../upload/useUpload.ts'
import { measure } from './measure.ts'
import { fileRefusal, type Refusal, sizeRefusal } from './pictureProblem.ts'

const unreadable: Refusal = {
  text: [
    '图片无法读取，可能已损坏，请换一张',
    'The picture cannot be read; it may be damaged. Take another',
  ],
}

/** Takes picture files: all that is wrong is said before anything is sent, and `done` gets the address of each. */
export function usePictures(field: Field, done: (url: string) => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { state, send, stop } = useUpload('image', ({ url }) => done(url))
  const take = async (files: readonly File[]) => {
    setRefusal(null)
    const refusals = await Promise.all(files.map((file) => refusalOf(file, field)))
    const first = refusals.find((each) => each !== null) ?? null
    setRefusal(first)
    const good = files.filter((_, at) => refusals[at] === null)
    if (good.length > 0) send(good)
  }
  return {
    refusal,
    state,
    take: (files: readonly File[]) => void take(files),
    stop,
    forget: () => setRefusal(null),
  }
}

async function refusalOf(file: File, field: Field): Promise<Refusal | null> {
  const first = fileRefusal({ name: file.name, bytes: file.size }, field)
  if (first) return first
  const measured = await measure(file)
  return measured ? sizeRefusal(measured, field) : unreadable
}
