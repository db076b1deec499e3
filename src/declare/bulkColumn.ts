import type { Field } from './field.ts'
import type { Label } from './label.ts'

interface Common {
  /** The cell must be filled. */
  readonly required?: boolean
  /** What the template shows in its example row. */
  readonly example?: string
  /** Headers that are taken for it beside its own. */
  readonly also?: readonly string[]
  /** A line more in the template's instructions. */
  readonly help?: Label
}
interface Amount extends Common {
  readonly min: number
  readonly max: number
  /** What an empty cell counts as. */
  readonly empty?: number
}
interface Day extends Common {
  /** `today`, `today-1d`, `today+10y`: the day itself is within. */
  readonly notBefore?: string
  readonly notAfter?: string
}

interface Choice extends Common {
  readonly of: { readonly [choice: string]: Label }
  /** What a choice is called elsewhere, and taken for it: `{ sf: ['顺丰'] }`. */
  readonly words?: { readonly [choice: string]: readonly string[] }
}

/** Options of each kind of column. A kind that is not here does not exist. */
export interface BulkColumnOptions {
  /** A mobile number of 11 digits; +86, blanks and dashes are taken out. */
  phone: Common
  /** The number of an app user: 4 to 20 digits. */
  uid: Common
  /** Yuan with at most two decimals in the cell, fen as value, `min` and `max`. */
  money: Amount
  /** A whole number; its `unit` may be written behind it, `30天`. */
  integer: Amount & { readonly unit?: string }
  /** Per cent, 0 to 100. */
  percent: Common
  date: Day
  /** `yyyy-mm`; `closed` refuses the month that still runs. */
  month: Common & { readonly closed?: boolean }
  text: Common & { readonly max: number; readonly pattern?: string }
  /** Upper-case letters and digits of one length; blanks and dashes are taken out. */
  code: Common & { readonly length: number }
  /** One of these, written in Chinese (or English); the value is its key. */
  choice: Choice
  /** Some of these, with 、 between them; the value is their keys with a comma between them. */
  choices: Choice
  /** The number of a record of that entity, or of the entity that another column chooses. */
  id: Common & {
    readonly to:
      | string
      | { readonly by: string; readonly of: { readonly [choice: string]: string } }
  }
  /**
   * A record of that entity called by its name or number, one of the fields `by` (its title unless said); found by the
   * portal among those that meet `where`.
   */
  name: Common & {
    readonly to: string
    readonly max: number
    readonly by?: readonly string[]
    readonly where?: { readonly [field: string]: unknown }
  }
  /**
   * Pictures or files: what they are called among the files that come with the list, an address they are fetched from, or
   * what stands in the store; as many as `most`, one below the other. Sizes are those of the field it fills.
   */
  media: Common & {
    readonly of: 'image' | 'audio' | 'file'
    readonly most: number
    readonly width?: number
    readonly height?: number
    readonly heightMin?: number | true
    readonly maxKB?: number
  }
}
export type BulkColumnKind = keyof BulkColumnOptions
/** A column of a spreadsheet: its header as the Chinese label, its kind, what it demands. */
export type BulkColumn = {
  [K in BulkColumnKind]: { readonly kind: K; readonly label: Label } & BulkColumnOptions[K]
}[BulkColumnKind]
export type BulkColumns = { readonly [column: string]: BulkColumn }

type Build = {
  readonly [K in BulkColumnKind]: <const O extends BulkColumnOptions[K]>(
    zh: string,
    en: string,
    options: O,
  ) => { readonly kind: K; readonly label: Label } & O
}
const column =
  (kind: BulkColumnKind) =>
  (zh: string, en: string, options = {}) => ({ kind, label: [zh, en] as const, ...options })

/**
 * Columns of a bulk spreadsheet: `b.money('充值金额（元）', 'Amount (¥)', { required: true, min: 1, max: 500000 })`.
 * The Chinese label is the header. `b.phone()` and `b.uid()` have headers of their own.
 */
export const b = {
  ...(Object.fromEntries(
    (
      [
        'money',
        'integer',
        'percent',
        'date',
        'month',
        'text',
        'code',
        'choice',
        'choices',
        'id',
        'name',
        'media',
      ] as const
    ).map((kind) => [kind, column(kind)]),
  ) as unknown as Omit<Build, 'phone' | 'uid'>),
  phone: <const O extends BulkColumnOptions['phone']>(options?: O) => ({
    kind: 'phone' as const,
    label: ['手机号', 'Phone'] as const,
    example: '19900000001',
    ...options,
  }),
  uid: <const O extends BulkColumnOptions['uid']>(options?: O) => ({
    kind: 'uid' as const,
    label: ['用户ID', 'User ID'] as const,
    example: '10000231',
    ...options,
  }),
}

type Follows = (field: Field) => object
const asText: Follows = ({ max = 200, pattern }) => ({
  kind: 'text',
  max,
  ...(pattern && { pattern }),
})
/** The most an amount or a number may be where its field does not say. */
const [MOST_FEN, MOST_NUMBER] = [10_000_000_000, 1_000_000]
const asMedia =
  (of: 'image' | 'audio' | 'file'): Follows =>
  ({ kind, max = MOST_PICTURES, width, height, heightMin, maxKB }) => ({
    ...{ kind: 'media', of, most: kind === 'images' ? max : 1 },
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(heightMin !== undefined && { heightMin }),
    ...(maxKB !== undefined && { maxKB }),
  })
/** Pictures of a row at most, where its field does not say. */
const MOST_PICTURES = 20
const follows: { readonly [kind: string]: Follows } = {
  text: asText,
  longText: asText,
  code: asText,
  phone: () => ({ kind: 'phone' }),
  money: ({ min = -MOST_FEN, max = MOST_FEN }) => ({ kind: 'money', min, max }),
  integer: ({ min = 0, max = MOST_NUMBER }) => ({ kind: 'integer', min, max }),
  percent: () => ({ kind: 'percent' }),
  date: () => ({ kind: 'date' }),
  choice: ({ of }) => ({ kind: 'choice', of }),
  choices: ({ of }) => ({ kind: 'choices', of }),
  boolean: () => ({
    ...{ kind: 'choice', of: { true: ['是', 'Yes'], false: ['否', 'No'] } },
    words: { true: ['√', '✓', '✔', 'Y', '1'], false: ['×', '✗', '✘', 'X', 'N', '0'] },
  }),
  image: asMedia('image'),
  images: asMedia('image'),
  audio: asMedia('audio'),
  file: asMedia('file'),
  ref: ({ to, where }) => ({ kind: 'name', to, max: 100, ...(where && { where }) }),
}

/** Whether a cell of a spreadsheet can say what a field of this kind holds. */
export const fillsCell = ({ kind }: Field): boolean => kind in follows

/**
 * The column that fills a field: what its cells take follows from the field (form, length, limits, choices, the record
 * it names), its header is the field's label unless `more` has another.
 */
export function columnOf(
  field: object,
  more: { readonly [option: string]: unknown } = {},
): BulkColumn {
  const own = field as Field
  const follow = follows[own.kind]
  if (!follow) throw new Error(`No column of a spreadsheet fills a field of kind "${own.kind}"`)
  const { label, required } = own
  return { label, ...(required && { required }), ...follow(own), ...more } as BulkColumn
}
