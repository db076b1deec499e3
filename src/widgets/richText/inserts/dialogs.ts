import { type ComponentType, lazy } from 'react'
import type { InsertName } from '../nodes/insertOptions.ts'
import type { DialogProps } from './dialogProps.ts'

const dialog = <V>(load: () => Promise<{ default: ComponentType<DialogProps<V>> }>) =>
  // Which values a dialog takes hangs on its name, which the node it belongs to bears as well.
  lazy(load) as unknown as ComponentType<DialogProps<unknown>>

/** The dialogs of inserts, each loaded when it is first asked for. */
export const dialogs: { readonly [N in InsertName]: ComponentType<DialogProps<unknown>> } = {
  pictureInsert: dialog(() => import('./PictureDialog.tsx')),
  audioInsert: dialog(() => import('./AudioDialog.tsx')),
  videoInsert: dialog(() => import('./VideoDialog.tsx')),
  cardInsert: dialog(() => import('./CardDialog.tsx')),
}
