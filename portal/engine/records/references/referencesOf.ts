import type { Entity, Field, Fields, Jump, Row, StoredFile } from '#declare'
import { storedAs } from '#derive/computedField.ts'
import { hashOf } from '#derive/hash.ts'
import { jumpTarget } from '#derive/jumpTarget.ts'
import { cardsIn } from '#derive/richText/cards.ts'

/** Something a record refers to: another record, or an object of the store, whose key then is the address. */
export interface Reference {
  /** The field; inside a list `items.goods`. */
  readonly path: string
  readonly toEntity: string
  readonly toId: number
  readonly address: string | null
}

/** Objects of the store stand in the reference table under this name, their id being a number made from the key. */
export const objects = '_object'

/** Everything a record refers to, each once: references, links, list entries, files, addresses in rich text. */
export function referencesOf(entity: Entity, row: Row): readonly Reference[] {
  const found = new Map<string, Reference>()
  for (const reference of inFields(entity.fields, row, '')) {
    const { path, toEntity, toId } = reference
    found.set(`${path} ${toEntity} ${toId}`, reference)
  }
  return [...found.values()]
}

function inFields(fields: Fields, row: Row, prefix: string): readonly Reference[] {
  return referringIn(fields).flatMap(([name, field, read]) => {
    const value = row[name]
    return value === null || value === undefined ? [] : read(value, prefix + name, field)
  })
}

type ReferringField = readonly [name: string, field: Field, read: Reader]
const known = new WeakMap<Fields, readonly ReferringField[]>()

/** The fields that can refer to something, and how each is read: looked for once. */
function referringIn(fields: Fields): readonly ReferringField[] {
  const found =
    known.get(fields) ??
    Object.entries(fields).flatMap(([name, field]): ReferringField[] => {
      const read = storedAs(field) && readers[field.kind]
      return read ? [[name, field, read]] : []
    })
  known.set(fields, found)
  return found
}

type Reader = (value: unknown, path: string, field: Field) => readonly Reference[]

/** Kinds that can refer to something, and how their values say so. */
const readers: { readonly [kind: string]: Reader } = {
  ref: (value, path, field) => toRecord(path, field.to, value),
  parent: (value, path, field) => toRecord(path, field.to, value),
  refs: (value, path, field) => [value].flat().flatMap((id) => toRecord(path, field.to, id)),
  jump: (value, path) => toTarget(path, value as Jump),
  image: (value, path) => toObject(path, value),
  images: (value, path) => [value].flat().flatMap((url) => toObject(path, url)),
  audio: (value, path) => toObject(path, (value as StoredFile).url),
  video: (value, path) => toObject(path, (value as StoredFile).url),
  file: (value, path) => toObject(path, (value as StoredFile).url),
  richText: (value, path) => inMarkup(path, String(value)),
  // What stands for an object, and addresses of uploads among others.
  url: (value, path, field) => (field.stored ? toObject(path, value) : inText(path, String(value))),
  longText: (value, path, field) => (field.typed ? inText(path, String(value)) : []),
  // What somebody keeps in it; what the portal notes down by itself, such as the log, shows nothing.
  json: (value, path, field) => (field.readOnly ? [] : inText(path, JSON.stringify(value))),
  list: (value, path, field) =>
    [value].flat().flatMap((entry) => inFields(field.of as Fields, entry as Row, `${path}.`)),
}

function toRecord(path: string, to: string | undefined, id: unknown): readonly Reference[] {
  const isId = to !== undefined && Number.isSafeInteger(id)
  return isId ? [{ path, toEntity: to, toId: id as number, address: null }] : []
}

const toTarget = (path: string, jump: Jump): readonly Reference[] => {
  const target = jumpTarget(jump)
  return target ? toRecord(path, target.entity, Number(target.id)) : []
}

function toObject(path: string, url: unknown): readonly Reference[] {
  const address = typeof url === 'string' ? objectKey(url) : ''
  return address ? [{ path, toEntity: objects, toId: hashOf(address), address }] : []
}

/** The key of an object by its address: the path, whatever the host or the signature behind it. */
export function objectKey(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/^(https?:)?\/\/[^/]*/, '')
  try {
    return decodeURIComponent(path.replace(/^\/+/, ''))
  } catch {
    return path.replace(/^\/+/, '')
  }
}

/** An address of something uploaded, whatever stands around it: the store gives every upload such folders. */
const uploads =
  /(?:https?:\/\/[^\s"'<>()\\/]+)?\/(?:[\w-]+\/)?(?:image|audio|video)\/[0-9a-f]{16}\/[0-9a-f]{16,32}\/[\w.%-]+/g

/** Addresses of uploads in a text. */
export const uploadsIn = (text: string): readonly string[] => text.match(uploads) ?? []

const inText = (path: string, text: string): readonly Reference[] =>
  uploadsIn(text).flatMap((url) => toObject(path, url))

const sources = /\s(?:src|poster)\s*=\s*["']([^"']+)["']/gi
/** `app://article/12`, whatever the scheme of the app is called. */
const links = /\shref\s*=\s*["'](?!https?:)[a-z][\w.+-]*:\/\/(\w+)\/(\d+)["'?#/]/gi

const inMarkup: (path: string, html: string) => readonly Reference[] = (path, html) => [
  ...[...html.matchAll(sources)].flatMap(([, url]) => toObject(path, url)),
  // Sound and film stand in attributes of their own.
  ...inText(path, html),
  ...[...html.matchAll(links)].flatMap(([, type = '', id]) =>
    toTarget(path, { type, id: Number(id) }),
  ),
  ...cardsIn(html).flatMap((card) => toTarget(path, card)),
]
