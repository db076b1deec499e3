import {
  addToFields,
  type BuiltInKind,
  type Field,
  type FilterKind,
  type Kind,
  type KindName,
} from '#declare'
import { audio } from './audio/kind.ts'
import { boolean } from './boolean/kind.ts'
import { choice } from './choice/kind.ts'
import { choices } from './choices/kind.ts'
import { code } from './code/kind.ts'
import { color } from './color/kind.ts'
import { computedOf, readAs } from './computed/kind.ts'
import { count } from './count/kind.ts'
import { date } from './date/kind.ts'
import { dateTime } from './dateTime/kind.ts'
import { decimal } from './decimal/kind.ts'
import { duration } from './duration/kind.ts'
import { file } from './file/kind.ts'
import { image } from './image/kind.ts'
import { images } from './images/kind.ts'
import { integer } from './integer/kind.ts'
import { json } from './json/kind.ts'
import { jump } from './jump/kind.ts'
import { listOf } from './list/kind.ts'
import { longText } from './longText/kind.ts'
import { money } from './money/kind.ts'
import { order } from './order/kind.ts'
import { parent } from './parent/kind.ts'
import { percent } from './percent/kind.ts'
import { period } from './period/kind.ts'
import { phone } from './phone/kind.ts'
import { ref } from './ref/kind.ts'
import { refs } from './refs/kind.ts'
import { richText } from './richText/kind.ts'
import { tags } from './tags/kind.ts'
import { text } from './text/kind.ts'
import { url } from './url/kind.ts'
import { video } from './video/kind.ts'

const kindOf = (name: KindName): Kind => kinds[name]

/** The pure half of every kind that the house brings. One without does not compile. */
const builtIn: { readonly [K in BuiltInKind]: Kind } = {
  text,
  longText,
  richText,
  url,
  phone,
  code,
  integer,
  decimal,
  money,
  percent,
  duration,
  boolean,
  choice,
  choices,
  date,
  dateTime,
  period,
  image,
  images,
  audio,
  video,
  file,
  jump,
  ref,
  refs,
  parent,
  order,
  list: listOf(kindOf),
  json,
  color,
  tags,
  count,
  computed: computedOf(kindOf),
}

/** The pure half of every kind of field. */
export const kinds = builtIn as { readonly [K in KindName]: Kind }

/** Adds a kind of one's own, `own.kind.ts` in a folder of its name; before declarations are read. */
export function addKind(kind: Kind): void {
  Object.assign(builtIn, { [kind.name]: kind })
  addToFields(kind.name)
}

/** How a field is filtered: a computed one as the kind it reads as. */
export const filtersOf = (field: Field): readonly FilterKind[] => kinds[readAs(field)].filters
export { jumpTargets } from './kind/jumpTargets.ts'
export { readAs }
