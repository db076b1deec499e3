import type { Entity, Field, Fields, Label, Row } from '#declare'
import { uprightSize } from '#derive/media/uprightSize.ts'
import type { Problem } from '#derive/problem.ts'
import type { ObjectStore } from '#portal/storage/objects/objectStore.ts'
import { settingPictures } from '../configuration/settingPictures.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { ownKey } from '../media/ownKey.ts'
import { isRow } from './entryKeys.ts'
import type { PictureDemand } from './pictureDemand.ts'

/** Pixels a picture may be off. */
const TOLERANCE = 5
/** KB a picture may weigh unless its field says otherwise. */
const USUAL_KB = 2048
/** Bytes read to tell type and size: pictures with a long preamble keep their size within these. */
const HEAD = 256 * 1024
const TYPES = ['jpg', 'png', 'gif', 'webp']

/** What is wrong with the pictures of a body: each must lie in the own store and be of the declared size, weight and type. */
export async function pictureProblems(
  context: PortalContext,
  entity: Entity,
  sent: Row,
  before: Row | null = null,
): Promise<Problem[]> {
  const { store } = context
  if (!store) return []
  const asked = [...picturesIn(entity.fields, sent), ...settingPictures(entity, sent, before)]
  const found = await Promise.all(
    asked.map(async ({ at, url, field }) => {
      const message = await pictureProblem(store, context.origins, url, field)
      return message ? [{ field: at, message }] : []
    }),
  )
  return found.flat()
}

function picturesIn(fields: Fields, sent: Row, at = ''): PictureDemand[] {
  return Object.entries(sent).flatMap(([name, value]): PictureDemand[] => {
    const field = fields[name]
    const here = at + name
    if (field?.kind === 'image' && typeof value === 'string')
      return [{ at: here, url: value, field }]
    if (!Array.isArray(value)) return []
    if (field?.kind === 'images')
      return value.map((url, index) => ({ at: `${here}.${index}`, url: String(url), field }))
    if (field?.kind !== 'list') return []
    return value.flatMap((entry, index) =>
      isRow(entry) ? picturesIn(field.of as Fields, entry, `${here}.${index}.`) : [],
    )
  })
}

async function pictureProblem(
  store: ObjectStore,
  origins: readonly string[],
  url: string,
  field: Field,
): Promise<Label | undefined> {
  const key = ownKey({ store, origins }, url)
  if (key === null)
    return [
      '请使用上传的图片，不能引用其他网站的地址',
      'Upload the picture: addresses of other sites are not taken',
    ]
  const head = await store.get(key, { start: 0, end: HEAD - 1 })
  if (!head) return ['图片不存在，请重新上传', 'There is no such picture: upload it again']
  const bytes = new Uint8Array(await new Response(head.body as BodyInit).arrayBuffer())
  const most = field.maxKB ?? USUAL_KB
  if (head.size > most * 1024)
    return [`图片不能超过 ${most} KB`, `The picture may have ${most} KB at most`]
  return measured(bytes, field)
}

function measured(bytes: Uint8Array, field: Field): Label | undefined {
  const size = sizeOf(bytes)
  if (!size || !TYPES.includes(size.type ?? ''))
    return ['请上传 jpg、png、gif 或 webp 格式的图片', 'Upload a picture as jpg, png, gif or webp']
  if (fits(size, field)) return undefined
  const wanted = wantedSize(field)
  return [
    `请上传宽 ${field.width}px${wanted[0]} 的图片，现为 ${size.width}×${size.height}`,
    `Please upload a picture ${field.width} px wide${wanted[1]}; this one is ${size.width}×${size.height}`,
  ]
}

function sizeOf(bytes: Uint8Array) {
  try {
    return uprightSize(bytes)
  } catch {
    return undefined
  }
}

function wantedSize({ height, heightMin }: Field): Label {
  if (heightMin !== undefined)
    return [
      `、高不低于 ${leastHeight({ height, heightMin })}px`,
      ` and at least ${leastHeight({ height, heightMin })} px high`,
    ]
  return height === undefined ? ['', ''] : [`、高 ${height}px`, ` and ${height} px high`]
}

const leastHeight = ({ height, heightMin }: Pick<Field, 'height' | 'heightMin'>) =>
  typeof heightMin === 'number' ? heightMin : (height ?? 0)

/** Whether a picture has the declared size, or twice that where the field takes it. */
export function fits(
  size: { readonly width: number; readonly height: number },
  field: Field,
): boolean {
  const times = field.double === false ? [1] : [1, 2]
  return times.some((time) => fitsAt(size, field, time))
}

function fitsAt(
  size: { readonly width: number; readonly height: number },
  field: Field,
  time: number,
): boolean {
  const near = (is: number, wanted: number | undefined) =>
    wanted === undefined || Math.abs(is - wanted * time) <= TOLERANCE
  if (!near(size.width, field.width)) return false
  if (field.heightMin !== undefined) return size.height >= leastHeight(field) * time - TOLERANCE
  return near(size.height, field.height)
}
