import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useGone } from '../upload/useGone.ts'
import type { OwningField } from '../upload/useOwner.ts'
import { useTray } from '../upload/useTrayField.ts'
import { textFiles, type Waiting } from './textFiles.ts'

interface Options {
  /** What a picture may weigh, in KB. */
  readonly maxKB: number
  readonly owning: OwningField | null
  /** Another one where the text is another. */
  readonly revision: number
  /** Something came into the text. */
  readonly onArrived: () => void
}

const none: Waiting = { places: [], failed: new Map() }

/** Brings every file of a text that waits into the store, as soon as it stands there; says which have not arrived. */
export function useTextFiles(
  editor: Editor | null,
  { maxKB, owning, revision, onArrived }: Options,
) {
  const tray = useTray()
  const latest = useRef({ owning, maxKB, onArrived })
  latest.current = { owning, maxKB, onArrived }
  const [waiting, setWaiting] = useState(none)
  const [files, setFiles] = useState<ReturnType<typeof textFiles> | null>(null)
  const open = useRef<ReturnType<typeof textFiles>>(null)
  useEffect(() => {
    if (!editor) return
    open.current?.close()
    const begun = textFiles({
      editor,
      tray,
      owner: () => latest.current.owning?.owner() ?? null,
      maxKB: () => latest.current.maxKB,
      onArrived: () => latest.current.onArrived(),
      onChange: (now) =>
        setWaiting((before) => (before.places.length + now.places.length === 0 ? before : now)),
    })
    open.current = begun
    setFiles(begun)
    editor.on('update', begun.look)
    begun.look()
    return () => {
      editor.off('update', begun.look)
    }
  }, [editor, tray])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is no update, and may hold places
  useEffect(() => files?.look(), [files, revision])
  useGone(() => open.current?.close())
  return { ...waiting, again: () => files?.again(), drop: () => files?.drop() }
}
