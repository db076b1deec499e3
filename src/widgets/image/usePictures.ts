import { useEffect, useRef, useState } from 'react'
import type { Field } from '#declare'
import { cropAround, focusOf } from '#derive/media/cropAround.ts'
import { madeOf } from '../upload/originals.ts'
import type { Material } from '../upload/reportUpload.ts'
import type { OwningField } from '../upload/useOwner.ts'
import { useUpload } from '../upload/useUpload.ts'
import { fileOf } from './fileOfMaterial.ts'
import { type Fitting, fittingOf } from './fitting.ts'
import { measure } from './measure.ts'
import { fileRefusal, pixelRefusal, type Refusal, sizeRefusal, usualKB } from './pictureProblem.ts'
import { readable } from './readable.ts'
import { type Area, redraw } from './redraw.ts'

const unreadable: Refusal = {
  text: [
    '图片无法读取，可能已损坏，请换一张',
    'The picture cannot be read; it may be damaged. Take another',
  ],
}
const unfetched: Refusal = {
  text: [
    '素材库中的原图取不到，请检查网络后重试，或直接上传',
    'The original in the library cannot be read: try again once the line is good, or upload it',
  ],
}
/** A picture that was refused for its size, and how it could be made to fit. */
interface Offered {
  readonly file: File
  readonly fitting: Fitting
  /** The part it begins to be cropped at. */
  readonly begins?: Area
}
/** A picture that arrived, until somebody says that it is finished. */
export interface Arrived {
  readonly name: string
  readonly size: number
  /** The library had it before: it lies there once. */
  readonly isKnown: boolean
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
  /** The whole of the picture that was cropped last, so that another part of it can be taken. */
  const [cropped, setCropped] = useState<Offered | null>(null)
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const { state, send, stop } = useUpload(
    'image',
    ({ url, isKnown }, { name, size }) => {
      setArrived({ name, size, isKnown: isKnown === true })
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
  const take = async (files: readonly File[], of: Offered | null = null) => {
    setRefusal(null)
    setArrived(null)
    setCropped(of)
    setLooking(true)
    const found = await Promise.all(files.map((file) => lookAt(file, field)))
    if (!here.current) return
    setLooking(false)
    setRefusal(found.find(({ refusal: each }) => each !== null)?.refusal ?? null)
    const good = found.filter(({ refusal: each }) => each === null)
    if (good.length > 0) send(good.map(({ file }) => file))
  }
  const draw = async ({ file, fitting }: Offered, area: Area | null) => {
    setCropping(null)
    try {
      await take(
        [await redraw(file, area, fitting, field.maxKB ?? usualKB)],
        area && { file, fitting, begins: area },
      )
    } catch {
      setRefusal(unreadable)
    }
  }
  const makeFit = (offered: Offered) => {
    setRefusal(null)
    if (offered.fitting.way === 'crop') setCropping(offered)
    else void draw(offered, null)
  }
  /** One that fits is sent again, and found to be the item there was; another is cropped from its original. */
  const refit = async (material: Material) => {
    setRefusal(null)
    setLooking(true)
    const file = await fileOf(material).catch(() => null)
    const refused = file && (await refusalOf(file, field))
    if (!here.current) return
    setLooking(false)
    if (!file) setRefusal(unfetched)
    else if (refused?.offered) makeFit(asOf(material, refused.offered))
    else if (refused) setRefusal(refused)
    else send([file])
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
    fit: makeFit,
    /** The same of a picture of the library, whose original stays as it is. */
    refit: (material: Material) => void refit(material),
    /** Takes another part of the picture that was cropped last; undefined where none was. */
    recrop: cropped ? () => setCropping(cropped) : undefined,
    crop: (area: Area) => void (cropping && draw(cropping, area)),
    leaveCrop: () => setCropping(null),
    finish: () => {
      setArrived(null)
      setCropped(null)
    },
    stop,
    forget: () => setRefusal(null),
  }
}
export type Pictures = ReturnType<typeof usePictures>

/** Beside its original in the library it is called after what was made of it, and cut around what one looks at in it. */
function asOf(
  { width: across, height: down, focus }: Material,
  { file, fitting }: Offered,
): Offered {
  const { width, height } = fitting
  const [, name = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(file.name) ?? []
  const called = new File([file], `${name} ${width}×${height}${ending}`, file)
  return {
    file: madeOf(called, file),
    fitting,
    ...(across &&
      down &&
      focus && { begins: cropAround({ width: across, height: down }, fitting, focusOf(focus)) }),
  }
}

interface Looked {
  /** As it would be sent: of a form that is kept. */
  readonly file: File
  readonly refusal: (Refusal & { readonly offered?: Offered }) | null
}

/** A picture as it would be sent, and what is wrong with it. */
export async function lookAt(file: File, field: Field): Promise<Looked> {
  const read = await readable(file)
  if ('fault' in read) return { file, refusal: { text: read.fault } }
  return { file: read.file, refusal: await refusalOf(read.file, field) }
}

/** What is wrong with a picture before it is sent, and how it could be made to fit. */
async function refusalOf(file: File, field: Field): Promise<Looked['refusal']> {
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
