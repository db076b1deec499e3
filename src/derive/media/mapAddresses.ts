import type { Field, Fields, Row, StoredFile } from '#declare'

/** What an address of a picture, a file or a recording becomes. */
export type MapAddress = (address: string) => string

/**
 * A value with every address of media in it put through `map`: of pictures, of files and their covers, of what a text
 * shows, of entries within. Gives the very value where nothing changed; kinds that hold no media stay as they are.
 */
export function mapAddresses(field: Field | undefined, value: unknown, map: MapAddress): unknown {
  if (value === null || value === undefined) return value
  return mapping[field?.kind ?? '']?.(value, map, field as Field) ?? value
}

/** Whether a field can hold addresses of media at all. */
export const holdsAddresses = (field: Field): boolean =>
  field.kind === 'list'
    ? Object.values(field.of as Fields).some(holdsAddresses)
    : field.kind in mapping && (field.kind !== 'url' || field.stored !== undefined)

type Mapping = (value: unknown, map: MapAddress, field: Field) => unknown

const address: Mapping = (value, map) => (typeof value === 'string' ? map(value) : value)

const file: Mapping = (value, map) => {
  if (!isRow(value)) return value
  const { url, cover } = value as unknown as StoredFile
  const now = {
    ...(typeof url === 'string' && { url: map(url) }),
    ...(typeof cover === 'string' && { cover: map(cover) }),
  }
  return now.url === url && now.cover === cover ? value : { ...value, ...now }
}

const each = (values: unknown, one: (value: unknown) => unknown): unknown => {
  if (!Array.isArray(values)) return values
  const now = values.map(one)
  return now.some((value, at) => value !== values[at]) ? now : values
}

/** What a text shows, and links to files lie in the same attributes. */
const shown = /\b(src|href|poster)=(["'])([^"']+)\2/g

const mapping: { readonly [kind: string]: Mapping } = {
  image: address,
  url: (value, map, field) => (field.stored ? address(value, map, field) : value),
  images: (value, map, field) => each(value, (one) => address(one, map, field)),
  audio: file,
  video: file,
  file,
  richText: (value, map) =>
    typeof value === 'string'
      ? value.replace(shown, (_, name, quote, url) => `${name}=${quote}${map(url)}${quote}`)
      : value,
  list: (value, map, field) => each(value, (entry) => entryOf(entry, field.of as Fields, map)),
}

function entryOf(entry: unknown, fields: Fields, map: MapAddress): unknown {
  if (!isRow(entry)) return entry
  const now = Object.entries(entry).map(
    ([name, value]) => [name, mapAddresses(fields[name], value, map)] as const,
  )
  return now.some(([name, value]) => value !== entry[name]) ? Object.fromEntries(now) : entry
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
