import { useWrappedSource } from 'ra-core'
import { useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field, Label } from '#declare'
import { type FormOfFiles, OwnerContext } from './OwnerContext.ts'
import type { Owner } from './tray/trayItem.ts'

/** What becomes of a file in the field it is for. */
export interface Becomes extends Pick<Owner, 'as' | 'adds' | 'entry' | 'fills'> {
  readonly source: string
  readonly label: Label
}
/** The fields beside a sound or film that its facts go into, as its declaration names them. */
export const fillsOf = ({ fills = {} }: Field): { readonly [fact: string]: string } =>
  fills as { readonly [fact: string]: string }

/** A field of a form as the tray knows it. */
export interface OwningField {
  readonly form: FormOfFiles
  owner(): Owner
  /** Puts a file in where nothing is drawn that takes it. */
  readonly source: string
}

/** The field of a form that files on their way are for, or null where the form is none one comes back to. */
export function useOwner({ source, ...becomes }: Becomes): OwningField | null {
  const form = useContext(OwnerContext)
  const wrapped = useWrappedSource(source)
  const methods = useFormContext()
  if (!form || !methods) return null
  const [top = wrapped] = wrapped.split('.')
  return {
    form,
    source: wrapped,
    owner: () => {
      const about = form.form()
      const at = `${about.place}|${wrapped}`
      return { ...becomes, at, source: wrapped, form: about, base: methods.getValues(top) }
    },
  }
}
