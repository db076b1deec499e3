import type { ArrivedFile, TrayItem } from './tray/trayItem.ts'
import { isHeldUp, isUnderWay } from './tray/trayItem.ts'
import type { UploadKind } from './UploadModel.ts'
import type { OwningField } from './useOwner.ts'
import { type TrayFiles, useTrayField } from './useTrayField.ts'

/** How the files of a field stand, the worst of them: one is on its way, or none goes by itself. */
export interface UploadState extends TrayFiles {
  readonly at: 'rest' | 'sending' | 'failed'
}

interface Options {
  /** The field they are for; without it they are given up with the screen. */
  readonly owning?: OwningField | null
  /** Takes many, so that a further one takes the place of none. */
  readonly several?: boolean
}

/** Sends files by way of the tray; `done` gets each that has arrived, in the order they were given. */
export function useUpload(
  kind: UploadKind,
  done: (sent: ArrivedFile, file: Pick<TrayItem, 'name' | 'size'>) => unknown,
  { owning = null, several = false }: Options = {},
) {
  const files = useTrayField(owning, async (sent, item) => {
    await done(sent, item)
  })
  const { items, field, tray } = files
  const at = items.some(isUnderWay) ? 'sending' : items.some(isHeldUp) ? 'failed' : 'rest'
  const send = (given: readonly File[]) => {
    // What did not come gives way to another; the same file chosen again goes on.
    if (!several)
      for (const { id, name, size, at } of items)
        if (at !== 'wanted' || !given.some((file) => file.name === name && file.size === size))
          tray.giveUp(id)
    for (const file of given) field.add(file, { kind })
  }
  return { state: { ...files, at } as UploadState, send, stop: () => field.giveUp() }
}
