import { useWrappedSource } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { StoredFile } from '#declare'
import { size } from '../format/size.ts'
import type { InputProps } from '../input/InputProps.ts'

/** Fills the fields beside a sound or film that its declaration names; clears them with null. */
export function useFills({ source, field }: InputProps): (file: StoredFile | null) => void {
  const { setValue } = useFormContext()
  const wrapped = useWrappedSource(source)
  const beside = wrapped.slice(0, wrapped.lastIndexOf('.') + 1)
  return (file) => {
    const values = {
      duration: file?.duration ?? null,
      size: file?.size === undefined ? null : size(file.size),
      name: file?.name ?? null,
    }
    for (const [fact, name] of Object.entries(field.fills ?? {}) as [keyof typeof values, string][])
      setValue(beside + name, values[fact], { shouldDirty: true, shouldValidate: file !== null })
  }
}
