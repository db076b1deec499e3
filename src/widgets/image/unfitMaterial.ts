import type { Field, Label } from '#declare'
import type { Material } from '../upload/reportUpload.ts'
import { fittingOf } from './fitting.ts'
import { fileRefusal, inShort, sizeRefusal, sizeWords, usualKB } from './pictureProblem.ts'

/** Why a picture of the library does not fit a field, in a few words; null where it does, `never` for other formats. */
export function unfitMaterial(
  { url, size, width, height }: Material,
  field: Field,
): Label | 'never' | null {
  const name = url.split('/').at(-1) ?? url
  const refused = fileRefusal({ name, bytes: size ?? 0 }, field)
  const most = inShort(field.saysKB ?? field.maxKB ?? usualKB)
  if (refused)
    return refused.isHeavy ? [`太大，须小于${most}`, `Too heavy: ${most} at most`] : 'never'
  if (!width || !height || !sizeRefusal({ width, height }, field)) return null
  const [zh, en] = sizeWords(field)
  return [`尺寸不符，须 ${zh}`, `Another size: ${en} is wanted`]
}

/** How a picture of the library that does not fit as it is can be made to; undefined where it cannot. */
export function fittedMaterial({ url, width, height }: Material, field: Field): Label | undefined {
  // Drawn anew, a moving picture would stand still.
  if (!width || !height || /\.gif$/i.test(url)) return undefined
  const fitting = fittingOf({ width, height }, field)
  if (!fitting) return undefined
  return fitting.way === 'crop'
    ? ['裁剪后使用', 'Crop it for here']
    : ['缩放后使用', 'Scale it for here']
}
