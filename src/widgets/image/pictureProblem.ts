import type { Field, Label } from '#declare'
import { size } from '../format/size.ts'

/** What is known of a picture before it is sent; `bytes` its weight, width and height in pixels. */
export interface Picture {
  readonly name: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}
/** Why a picture is refused; the size of pictures has an alert with a title of its own. */
export interface Refusal {
  readonly title?: Label
  readonly text: Label
  /** Nothing but its weight is wrong. */
  readonly isHeavy?: true
}
/** What is kept as it comes. */
export const pictureEndings = ['jpg', 'jpeg', 'png', 'gif']
/** What is drawn anew as one of those before it is sent. */
export const strangePictureEndings = ['webp', 'avif', 'heic', 'heif']
/** What a person may choose, as inputs of files name it. */
export const acceptedPictures = [...pictureEndings, ...strangePictureEndings]
  .map((ending) => `.${ending}`)
  .join(',')
/** The same in words. */
export const pictureForms = 'jpg、png、gif、webp、avif、heic'
/** What a picture may weigh where its field says nothing, in KB. */
export const usualKB = 2048
/** Pixels of a picture at most: a browser needs four bytes for each, and the portal takes no more. */
export const mostPixels = 50_000_000
/** How far a picture may be off, in pixels. */
const SLACK = 5

/** Nothing is in it: said before anything else is wrong with it. */
export const emptyFile: Label = [
  '文件是空的（0 字节），请换一个',
  'The file is empty (0 bytes): take another',
]

/** What is wrong with a file as such: its type, its weight. Asked first, since it needs no decoding. */
export function fileRefusal(
  { name, bytes }: Pick<Picture, 'name' | 'bytes'>,
  { maxKB = usualKB, saysKB }: Field,
): Refusal | null {
  if (bytes === 0) return { text: emptyFile }
  if (!pictureEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)))
    return {
      text: [
        `请上传jpg,jpeg,png,gif格式的文件（webp、avif、heic 会自动转换），${name} 不是`,
        `Please upload a jpg, jpeg, png or gif file (webp, avif and heic are made into one); ${name} is none`,
      ],
    }
  if (bytes < maxKB * 1024) return null
  if (saysKB !== undefined)
    return {
      isHeavy: true,
      text: [`请上传小于${saysKB}Kb的文件`, `Please upload files under ${saysKB}Kb`],
    }
  const most = inShort(maxKB)
  return {
    isHeavy: true,
    text: [
      `请上传小于${most}的图片，这张为 ${size(bytes)}`,
      `Please upload a picture under ${most}; this one has ${size(bytes)}`,
    ],
  }
}

/** What is wrong with a picture's width and height: within 5 px of what is wanted, or of double it. */
export function sizeRefusal(
  picture: Pick<Picture, 'width' | 'height'>,
  field: Field,
): Refusal | null {
  const scales = field.double === false ? [1] : [1, 2]
  if (scales.some((scale) => fits(picture, field, scale))) return null
  const [zh, en] = wantedSize(field)
  const is = `${picture.width} × ${picture.height}px`
  return {
    title: ['请上传正确宽高的图片', 'Please upload a picture of correct width and height'],
    text: [`请上传${zh}的图片，这张为 ${is}`, `Please upload ${en}; this one is ${is}`],
  }
}

/** What is wrong with a picture no browser should draw. */
export function pixelRefusal({ width, height }: Pick<Picture, 'width' | 'height'>): Refusal | null {
  if (width * height <= mostPixels) return null
  return {
    text: [
      `图片过大：${width} × ${height} 像素，最多 ${mostPixels / 10_000} 万像素，请缩小后再上传`,
      `The picture has ${width} × ${height} pixels; ${mostPixels / 1_000_000} million are the most. Scale it down`,
    ],
  }
}

/** `2M`, `300KB`: as one says it. */
export const inShort = (kb: number): string =>
  kb >= 1024 ? `${Math.round((kb / 1024) * 100) / 100}M` : `${kb}KB`

/** The least height, where the field asks for one; `heightMin: true` makes its height the least. */
export const leastHeight = ({ height, heightMin }: Field): number | undefined =>
  heightMin === true ? height : heightMin

function fits(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  field: Field,
  scale: number,
): boolean {
  const near = (is: number, wanted: number | undefined) =>
    wanted === undefined || Math.abs(is - wanted * scale) <= SLACK
  const least = leastHeight(field)
  if (!near(width, field.width)) return false
  return least === undefined ? near(height, field.height) : height >= least * scale - SLACK
}

function wantedSize(field: Field): Label {
  const least = leastHeight(field)
  const zh = [
    field.width && `宽 ${field.width}px`,
    least ? `高不少于 ${least}px` : field.height && `高 ${field.height}px`,
  ]
  const en = [
    field.width && `width ${field.width} px`,
    least ? `height at least ${least} px` : field.height && `height ${field.height} px`,
  ]
  return [zh.filter(Boolean).join('、'), en.filter(Boolean).join(', ')]
}

/** The size a field wants, as its frame shows it. */
export function sizeWords(field: Field): Label {
  const least = leastHeight(field)
  const { width, height } = field
  if (!width) return ['尺寸不限', 'Any size']
  if (least) return [`${width} × ${least} px 以上`, `${width} × ${least} px or higher`]
  return height
    ? [`${width} × ${height} px`, `${width} × ${height} px`]
    : [`宽 ${width} px`, `${width} px wide`]
}
