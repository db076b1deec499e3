import { useWrappedSource } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Row } from '#declare'
import type { InputProps } from '../../input/InputProps.ts'
import type { Cut } from './cut.ts'

export interface Chapter {
  /** In seconds. */
  readonly at: number
  readonly title: string
}
interface Listed extends Chapter {
  readonly key: string
}
export interface Chapters {
  /** As they stand in the form, in their order; those without a place are not among them. */
  readonly list: readonly Listed[]
  /** Puts one in at its place; absent where nothing may be changed. */
  readonly add?: (chapter: Chapter) => void
}

/** The list of chapters beside a sound, as its declaration names it; null where it names none. */
export function useChapters({ source, field }: InputProps, disabled: boolean) {
  const { setValue, getValues } = useFormContext()
  const wrapped = useWrappedSource(source)
  const named = field.chapters
  const name = wrapped.slice(0, wrapped.lastIndexOf('.') + 1) + (named?.[0] ?? field.kind)
  const watched = useWatch({ name, disabled: !named }) as readonly Row[] | null | undefined
  if (!named) return null
  const [, atField, titleField] = named
  const placeOf = (row: Row) => row[atField] as number | null
  const write = (rows: readonly Row[]) =>
    setValue(name, rows.length > 0 ? rows : null, { shouldDirty: true, shouldValidate: true })
  const rows = () => (getValues(name) as readonly Row[] | null | undefined) ?? []
  const list = (watched ?? [])
    .flatMap((row, place) => {
      const at = placeOf(row)
      if (typeof at !== 'number') return []
      return [{ key: `${place}`, at, title: String(row[titleField] ?? '') }]
    })
    .sort((one, other) => one.at - other.at)
  const add = ({ at, title }: Chapter) => {
    const now = rows()
    const behind = now.findIndex((row) => (placeOf(row) ?? -1) > at)
    const entry = { [atField]: at, [titleField]: title }
    write(now.toSpliced(behind < 0 ? now.length : behind, 0, entry))
  }
  return {
    ...{ list, rows, write },
    ...(!disabled && { add }),
    /** Places in what is left of the sound; chapters of what was cut off go. */
    shift: ({ start, end }: Cut) =>
      write(
        rows().flatMap((row) => {
          const at = placeOf(row)
          if (typeof at !== 'number') return [row]
          return at >= Math.floor(start) && at < end
            ? [{ ...row, [atField]: Math.max(0, Math.round(at - start)) }]
            : []
        }),
      ),
  }
}
