import type { Entity, Field, Fields, Row, StoredFile } from '#declare'
import { objectKey, uploadsIn } from '../records/references/referencesOf.ts'

/** What stands in the place of an object: its address, and what a file field says of it. */
export interface Replacement {
  /** The address replaced; another host or signature is the same object. */
  readonly from: string
  readonly to: StoredFile
}

/** The value of a field with every address of one object replaced by another; the very same where there was none. */
export function withReplaced(field: Field, value: unknown, replacement: Replacement): unknown {
  if (value === null || value === undefined) return value
  return replacers[field.kind]?.(value, replacement, field) ?? value
}

/** The fields of a record that show an object, with another in its place. */
export function rowReplaced({ fields }: Entity, row: Row, replacement: Replacement): Row {
  const now = Object.entries(fields).map(
    ([name, field]) => [name, withReplaced(field, row[name], replacement)] as const,
  )
  return Object.fromEntries(
    now.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name])),
  )
}

type Replacer = (value: unknown, replacement: Replacement, field: Field) => unknown

const address: Replacer = (value, { from, to }) =>
  objectKey(String(value)) === objectKey(from) ? to.url : value

const file: Replacer = (value, { from, to }) =>
  objectKey((value as StoredFile).url) === objectKey(from) ? to : value

/** In a text every address stands as it was written: the longest first, so that none is cut in two. */
const inText: Replacer = (value, { from, to }) => {
  const key = objectKey(from)
  const written = [...uploadsIn(String(value)), ...sourcesIn(String(value)), from]
    .filter((url) => objectKey(url) === key)
    .sort((one, other) => other.length - one.length)
  return [...new Set(written)].reduce((text, url) => text.replaceAll(url, to.url), String(value))
}

const sourcesIn = (html: string): readonly string[] =>
  [...html.matchAll(/["']([^"']+)["']/g)].map(([, url = '']) => url)

const replacers: { readonly [kind: string]: Replacer } = {
  image: address,
  url: address,
  images: (value, replacement, field) =>
    [value].flat().map((url) => address(url, replacement, field)),
  audio: file,
  video: file,
  file,
  richText: inText,
  longText: inText,
  json: (value, replacement, field) =>
    JSON.parse(String(inText(JSON.stringify(value), replacement, field))),
  list: (value, replacement, { of }) =>
    [value].flat().map((entry) => {
      const row = entry as Row
      const inner = Object.entries(of as Fields).map(([name, field]) => [
        name,
        withReplaced(field, row[name], replacement),
      ])
      return { ...row, ...Object.fromEntries(inner.filter(([, now]) => now !== undefined)) }
    }),
}
