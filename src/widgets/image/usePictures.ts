import { useEffect, useRef, useState } from 'react'
import type { Field } from '#declare'
import type { OwningField } from '../upload/useOwner.ts'
import { useUpload } from '../upload/useUpload.ts'
import { type Fitting, fittingOf } from './fitting.ts'
import { measure } from './measure.ts'
import { fileRefusal, pixelRefusal, type Refusal, sizeRefusal, usualKB } from './pictureProblem.ts'
import { type Area, redraw } from './redraw.ts'

const unreadable: Refusal = {
  text: [
    '图片无法读取，可能已损坏，请换一张',
    'The picture cannot be read; it may be damaged. Take another',
  ],
}
/** A picture that was refused for its size, and how it could be made to fit. */
interface Offered {
  readonly file: File
  readonly fitting: Fitting
}
/** A picture that arrived, until somebody says that it is finished. */
export interface Arrived {
  readonly name: string
  readonly size: number
}

/**
 * Takes picture files: all that is wrong is said before anything is sent, one of a wrong size is offered to be cropped
 * or scaled, and `done` gets the address of each that arrived.
 */
export function usePictures(
  field: Field,
  done: (url: string) => void,
  owning: OwningField | null = null,
  several = false,
) {
  const [refusal, setRefusal] = useState<(Refusal & { readonly offered?: Offered }) | null>(null)
  const [cropping, setCropping] = useState<Offered | null>(null)
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const { state, send, stop } = useUpload(
    'image',
    ({ url }, { name, size }) => {
      setArrived({ name, size })
      done(url)
    },
    { owning, several },
  )
  const [looking, setLooking] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const take = async (files: readonly File[]) => {
    setRefusal(null)
    setArrived(null)
    setLooking(true)
    const refusals = await Promise.all(files.map((file) => refusalOf(file, field)))
    if (!here.current) return
    setLooking(false)
    setRefusal(refusals.find((each) => each !== null) ?? null)
    const good = files.filter((_, at) => refusals[at] === null)
    if (good.length > 0) send(good)
  }
  const draw = async ({ file, fitting }: Offered, area: Area | null) => {
    setCropping(null)
    try {
      await take([await redraw(file, area, fitting, field.maxKB ?? usualKB)])
    } catch {
      setRefusal(unreadable)
    }
  }
  return {
    refusal,
    state,
    /** Whether pictures are looked at, before any is sent. */
    looking,
    /** The picture whose part is being chosen. */
    cropping,
    arrived,
    take: (files: readonly File[]) => void take(files),
    /** Crops or scales what was offered to be. */
    fit: ({ file, fitting }: Offered) => {
      setRefusal(null)
      if (fitting.way === 'crop') setCropping({ file, fitting })
      else void draw({ file, fitting }, null)
    },
    crop: (area: Area) => void (cropping && draw(cropping, area)),
    leaveCrop: () => setCropping(null),
    finish: () => setArrived(null),
    stop,
    forget: () => setRefusal(null),
  }
}
export type Pictures = ReturnType<typeof usePictures>

/** What is wrong with a picture before it is sent, and how it could be made to fit. */
export async function refusalOf(
  file: File,
  field: Field,
): Promise<(Refusal & { readonly offered?: Offered }) | null> {
  const first = fileRefusal({ name: file.name, bytes: file.size }, field)
  // One that is too heavy may still be of a size that is scaled anyway.
  if (first && !first.isHeavy) return first
  const measured = await measure(file)
  if (!measured) return first ?? unreadable
  const huge = pixelRefusal(measured)
  if (huge) return huge
  const refusal = sizeRefusal(measured, field) ?? first
  const fitting = refusal && fittingOf(measured, field)
  // Drawn anew, a moving picture would stand still.
  return refusal && fitting && !/\.gif$/i.test(file.name)
    ? { ...refusal, offered: { file, fitting } }
    : refusal
}
