import { createContext } from 'react'
import type { Field } from '#declare'
import type { OwnerForm } from './tray/trayItem.ts'

/** The form around a field, as far as files on their way must know it: where its draft is kept, and whether it still stands. */
export interface FormOfFiles {
  form(): OwnerForm
  readonly stands: { readonly current: boolean }
  /** The field at a path of the form: `body`, `lessons.0.body`. */
  field?(path: string): Field | undefined
  /** Says something beside its record; null where that is not kept yet. */
  talk?(): ((text: string) => Promise<void>) | null
}

/** Null where nobody comes back to a form: what is on its way there is given up with it. */
export const OwnerContext = createContext<FormOfFiles | null>(null)
