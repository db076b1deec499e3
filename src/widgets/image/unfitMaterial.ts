import type { Field, Label } from '#declare'
import type { Material } from '../upload/reportUpload.ts'
import { fileRefusal, sizeRefusal } from './pictureProblem.ts'

/** Why a picture of the library does not fit a field, in a few words; null where it does. */
export function unfitMaterial({ url, size, width, height }: Material, field: Field): Label | null {
  const name = url.split('/').at(-1) ?? url
  const heavy = fileRefusal({ name, bytes: size ?? 0 }, field)
  if (heavy) return heavy.isHeavy ? ['太大', 'Too heavy'] : ['格式不符', 'Of another format']
  if (!width || !height) return null
  return sizeRefusal({ width, height }, field) && ['尺寸不符', 'Of another size']
}
