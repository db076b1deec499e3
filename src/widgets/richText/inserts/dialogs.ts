import { type ComponentType, lazy } from 'react'
import type { InsertName } from '../nodes/inserts.ts'

export interface DialogProps<V> {
  /** What stands in the text and is changed; left out for something new. */
  readonly values?: V | undefined
  /** What a picture may weigh, in KB. */
  readonly maxKB?: number | undefined
  /** A file that was dropped into the text, sent at once. */
  readonly file?: File | undefined
  readonly onClose: () => void
  readonly onDone: (values: V) => void
}

const dialog = <V>(load: () => Promise<{ default: ComponentType<DialogProps<V>> }>) =>
  // Which values a dialog takes hangs on its name, which the node it belongs to bears as well.
  lazy(load) as unknown as ComponentType<DialogProps<unknown>>

/** The dialogs of inserts, each loaded when it is first asked for. */
export const dialogs: { readonly [N in InsertName]: ComponentType<DialogProps<unknown>> } = {
  pictureInsert: dialog(() => import('./PictureDialog.tsx')),
  audioInsert: dialog(() => import('./AudioDialog.tsx')),
  videoInsert: dialog(() => import('./VideoDialog.tsx')),
}
