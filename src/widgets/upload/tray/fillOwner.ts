import type { Row } from '#declare'
import { size } from '../../format/size.ts'
import type { ArrivedFile, Owner } from './trayItem.ts'

/** A form, or what is kept of one. */
export interface Filled {
  read(at: string): unknown
  write(at: string, value: unknown): void
}

/** What a field of a file holds: not what its sender tells the page besides, of the item of the library it became. */
export function storedOf({ isKnown: _, material: __, ...file }: ArrivedFile): ArrivedFile {
  return file as ArrivedFile
}

/** Puts a file that has arrived into the field it is for, and what is known of it into those beside it. */
export function fillOwner(owner: Owner, file: ArrivedFile, { read, write }: Filled): void {
  const { source, as, adds, entry, fills = {} } = owner
  const value = as === 'url' ? file.url : storedOf(file)
  const now = read(source)
  const list = Array.isArray(now) ? (now as readonly unknown[]) : []
  if (entry) return write(source, [...list, entryOf(entry, fills, file, value)])
  if (adds) return list.includes(value) ? undefined : write(source, [...list, value])
  write(source, value)
  const beside = source.slice(0, source.lastIndexOf('.') + 1)
  for (const [name, fact] of factsBeside(fills, file)) write(beside + name, fact)
}

/** The entry of a list that a file becomes. */
export function entryOf(
  { file: name, title }: NonNullable<Owner['entry']>,
  fills: NonNullable<Owner['fills']>,
  file: ArrivedFile,
  value: unknown = storedOf(file),
): Row {
  return {
    [name]: value,
    ...(title && { [title]: file.name.replace(/\.\w+$/, '') }),
    ...Object.fromEntries(factsBeside(fills, file)),
  }
}

/** What the fields beside a file hold, by their names; of no file, null. */
export function factsBeside(
  fills: NonNullable<Owner['fills']>,
  file: Partial<ArrivedFile> | null,
): readonly (readonly [name: string, value: unknown])[] {
  const facts: { readonly [fact: string]: unknown } = {
    duration: file?.duration ?? null,
    size: file?.size === undefined ? null : size(file.size),
    name: file?.name ?? null,
  }
  return Object.entries(fills).map(([fact, name]) => [name, facts[fact] ?? null])
}
