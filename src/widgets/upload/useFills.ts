import { useWrappedSource } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { StoredFile } from '#declare'
import type { InputProps } from '../input/InputProps.ts'
import { factsBeside } from './tray/fillOwner.ts'
import { fillsOf } from './useOwner.ts'

/** Fills the fields beside a sound or film that its declaration names; clears them with null. */
export function useFills({ source, field }: InputProps): (file: StoredFile | null) => void {
  const { setValue } = useFormContext()
  const wrapped = useWrappedSource(source)
  const beside = wrapped.slice(0, wrapped.lastIndexOf('.') + 1)
  return (file) => {
    const facts = file && { ...file, duration: file.duration ?? undefined }
    for (const [name, value] of factsBeside(fillsOf(field), facts as never))
      setValue(beside + name, value, { shouldDirty: true, shouldValidate: file !== null })
  }
}
