import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { fillOwner } from './tray/fillOwner.ts'
import { type TrayField, trayField } from './tray/trayField.ts'
import type { TrayItem } from './tray/trayItem.ts'
import { trayOf } from './tray/trayOf.ts'
import type { Take, UploadTray } from './tray/uploadTray.ts'
import { UploadContext } from './UploadContext.ts'
import { useGone } from './useGone.ts'
import type { OwningField } from './useOwner.ts'

/** The tray all files of this page go through. */
export const useTray = (): UploadTray => trayOf(useContext(UploadContext))

export interface TrayFiles {
  readonly items: readonly TrayItem[]
  readonly tray: UploadTray
  readonly field: TrayField
}

/**
 * The files on their way to one field; `take` gets each that has arrived. Where the field is one of a form, they go on
 * when that is left, and are found here again; nobody's are given up with the screen.
 */
export function useTrayField(owning: OwningField | null, take: Take): TrayFiles {
  const tray = useTray()
  const methods = useFormContext()
  const latest = useRef({ owning, take })
  latest.current = { owning, take }
  const [field] = useState(() =>
    trayField(
      tray,
      () => latest.current.owning?.owner() ?? null,
      (...arrived) => latest.current.take(...arrived),
    ),
  )
  const items = useSyncExternalStore(field.subscribe, field.items)
  const source = owning?.source
  const before = useRef(source)
  useEffect(() => {
    if (before.current !== source) field.move()
    before.current = source
  }, [field, source])
  useGone(() => {
    // Once everything is gone that goes with it; what it held is read while the form still has it.
    const left = field.items()
    const owner = latest.current.owning?.owner() ?? null
    queueMicrotask(() => {
      field.close(owner)
      if (!owning?.form.stands.current) return
      for (const { id } of left) {
        // An entry was taken out of its list; another field is only not shown.
        if (owning.source.includes('.')) tray.giveUp(id)
        else
          tray.attend(id, (file, { owner }) => {
            if (!owner || !owning.form.stands.current) return false
            fillOwner(owner, file, {
              read: (at) => methods.getValues(at),
              write: (at, value) => methods.setValue(at, value, { shouldDirty: true }),
            })
            return true
          })
      }
    })
  })
  return { items, tray, field }
}
