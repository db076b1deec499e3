import type { Entity, Field, Row } from '#declare'
import type { PictureDemand } from '../records/pictureDemand.ts'
import { configValue } from './configValue.ts'

/**
 * The pictures a setting holds, with what its limits ask of them: the value itself where its kind is a picture, and
 * those of a list's entries where the limits name their size (`of: 'image 690x260, jump'`).
 */
export function settingPictures(entity: Entity, sent: Row, before: Row | null): PictureDemand[] {
  if (entity.name !== 'baseConfig') return []
  const { valueKind, limits } = { ...before, ...sent } as Row
  return ['value', 'initial'].flatMap((at) =>
    typeof sent[at] === 'string'
      ? picturesOf(valueKind as string, sent[at], (limits ?? {}) as Row).map((one) => ({
          at,
          ...one,
        }))
      : [],
  )
}

function picturesOf(kind: string, text: string, limits: Row): Omit<PictureDemand, 'at'>[] {
  if (text === '') return []
  if (kind === 'image') return [{ url: text, field: pictureField(limits) }]
  const size = /\bimage (\d+)x(\d+)/.exec(String(limits.of ?? ''))
  const entries = configValue(kind, text)
  if (kind !== 'list' || !size || !Array.isArray(entries)) return []
  const field = pictureField({ width: Number(size[1]), height: Number(size[2]) })
  return entries.flatMap((entry) => {
    const { imageUrl, image } = (entry ?? {}) as Row
    const url = imageUrl ?? image
    return typeof url === 'string' && url !== '' ? [{ url, field }] : []
  })
}

const pictureField = ({ width, height, heightMin, maxKB }: Row): Field =>
  ({ kind: 'image', label: ['图片', 'Picture'], width, height, heightMin, maxKB }) as Field
