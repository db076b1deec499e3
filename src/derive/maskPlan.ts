import type { Entity, Field, Fields, Who, WordName } from '#declare'
import { wordOf } from '#declare'
import { namesIn } from './namesIn.ts'

/** One value of a record that not everybody gets to see. */
export interface Mask {
  /** The list it stands in, entry by entry; top level without one. */
  readonly list?: string
  readonly field: string
  readonly kind: Field['kind']
  /** A phone, an address, what is declared personal: the right `personal` shows it, once it is asked for. */
  readonly personal: boolean
  /** How much of a text stays: `3…4`, a phone's usual shape, an address up to the district, all but the phones in it; nothing. */
  readonly keep: string
  readonly unless?: Who | readonly Who[]
  /** Who exports it in clear; `never` nobody. Whoever sees it, where it is not said. */
  readonly export?: Who | 'never'
  readonly when?: object
}

const plans = new WeakMap<Entity, readonly Mask[]>()
const MASK: WordName = 'mask'

/** Everything an entity masks: what its `mask` words say, and every phone and personal address beside. */
export function masksOf(entity: Entity): readonly Mask[] {
  const plan = plans.get(entity) ?? planOf(entity)
  plans.set(entity, plan)
  return plan
}

/** What the masks of some fields look at: whoever reads these fields to show them needs those too. */
export function namesInMasks(entity: Entity, fields: readonly string[]): readonly string[] {
  const masks = masksOf(entity).filter(({ list, field }) => fields.includes(list ?? field))
  const conditions = masks.flatMap(({ when, unless, export: exports }) => [when, unless, exports])
  return masks.length > 0 ? ['createdBy', ...conditions.flatMap((one) => namesIn(entity, one))] : []
}

function planOf(entity: Entity): readonly Mask[] {
  const said = Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === MASK)
  const worded = said.flatMap((literal) =>
    (literal.mask as readonly string[]).map((path) => wordedMask(entity, path, literal)),
  )
  const isWorded = (mask: Mask) =>
    worded.some(({ list, field }) => list === mask.list && field === mask.field)
  const plan = [...worded, ...personalOf(entity.fields).filter((mask) => !isWorded(mask))]
  return [...plan, ...composedOf(entity.fields, plan)]
}

/** What is put together from others of the record, such as what it is called by, hides the phones that are in it. */
function composedOf(fields: Fields, plan: readonly Mask[]): readonly Mask[] {
  const phones = plan.filter(({ list, kind }) => !list && kind === 'phone')
  return Object.entries(fields).flatMap(([field, { kind, from }]) => {
    const words = JSON.stringify((from as { readonly words?: unknown } | undefined)?.words ?? null)
    const [one] = phones.filter((mask) => words.includes(`"${mask.field}"`))
    return one ? [{ ...one, field, kind, keep: PHONES }] : []
  })
}

function wordedMask(entity: Entity, path: string, literal: object): Mask {
  const [head = '', inner] = path.split('.')
  const top = entity.fields[head]
  const of = inner ? ((top?.of as Fields | undefined) ?? {}) : entity.fields
  const field = inner ?? head
  const { keep, unless, export: exports, when } = literal as Partial<Mask>
  return {
    ...(inner && { list: head }),
    field,
    kind: of[field]?.kind ?? 'text',
    personal:
      keep === PHONES || of[field]?.personal === true || isPersonal(of, field, inner !== undefined),
    keep: keep ?? (of[field]?.kind === 'phone' ? PHONE : ''),
    ...(unless && { unless }),
    ...(exports && { export: exports }),
    ...(when && { when }),
  }
}

const PHONE = '3…4'
export const DISTRICT = 'district'
/** Cells and texts of which only the phones are hidden, wherever they stand. */
export const PHONES = 'phones'

function personalOf(fields: Fields, list?: string): readonly Mask[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list' && !list) return personalOf(field.of as Fields, name)
    if (!isPersonal(fields, name, list !== undefined)) return []
    const keep = field.kind === 'phone' ? PHONE : 'region' in fields ? '' : DISTRICT
    return [{ ...(list && { list }), field: name, kind: field.kind, personal: true, keep }]
  })
}

/** An address is somebody's where a receiver or that person's phone stands beside; a venue's is no secret. */
function isPersonal(fields: Fields, name: string, inList: boolean): boolean {
  const kind = fields[name]?.kind
  if (kind === 'phone') return true
  const isAddress = ['address', 'detail'].includes(name) && (kind === 'text' || kind === 'longText')
  return isAddress && ('receiver' in fields || (!inList && fields.phone?.kind === 'phone'))
}
