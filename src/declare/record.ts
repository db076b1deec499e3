import type { Field, Fields } from './field.ts'

/** An audio, a video or another file in the object store. Size in bytes, duration in seconds. */
export interface StoredFile {
  readonly url: string
  readonly name: string
  readonly size?: number
  readonly duration?: number
  /** Of a video: what the video service knows it by, its cover's address, and its size in pixels. */
  readonly videoId?: string
  readonly cover?: string
  readonly width?: number
  readonly height?: number
}
/** Start and end of a stretch of time, ISO 8601 with offset; either may be open. */
export interface Period {
  readonly start: string | null
  readonly end: string | null
}
/** Where an in-app link leads: the type of target, and the id, path or address that type needs. */
export interface Jump {
  readonly type: string
  readonly id?: number
  readonly url?: string
}

/** What a value of each kind is; of one of one's own, where it says so as `KindOptions` is added to. */
export interface ValueByKind {
  text: string
  longText: string
  richText: string
  url: string
  phone: string
  code: string
  integer: number
  decimal: number
  money: number
  percent: number
  duration: number
  boolean: boolean
  choice: string
  choices: readonly string[]
  date: string
  dateTime: string
  period: Period
  image: string
  images: readonly string[]
  audio: StoredFile
  video: StoredFile
  file: StoredFile
  jump: Jump
  ref: number
  refs: readonly number[]
  parent: number
  order: number
  list: readonly object[]
  json: unknown
  color: string
  tags: readonly string[]
  count: number
  computed: unknown
}
type KeyOf<O> = keyof O & string

/** The value a field holds when it is filled. */
export type ValueOf<F extends Field> = F extends { kind: 'choice'; of: infer C }
  ? KeyOf<C>
  : F extends { kind: 'choices'; of: infer C }
    ? readonly KeyOf<C>[]
    : F extends { kind: 'list'; of: infer C extends Fields }
      ? readonly ValuesOf<C>[]
      : F['kind'] extends keyof ValueByKind
        ? ValueByKind[F['kind']]
        : unknown
type Filled = { readonly required: true } | { readonly kind: 'count' | 'boolean' | 'order' }
/** The values of a group of fields; what may be empty is `null`. */
export type ValuesOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Filled ? ValueOf<F[K]> : ValueOf<F[K]> | null
}
/** What stands on every record beside its declared fields. Times are ISO 8601 with the offset +08:00. */
export interface Standing {
  readonly id: number
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: number | null
  readonly updatedBy: number | null
}
/** The record a declaration describes. */
export type RecordOf<
  E extends { readonly fields: Fields; readonly states?: object; readonly stateField: string },
> = Standing &
  ValuesOf<E['fields']> & { readonly [K in E['stateField']]: KeyOf<NonNullable<E['states']>> }

/** A record whose entity is only known while running. */
export type Row = { [field: string]: unknown }
