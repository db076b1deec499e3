import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import type { Heading } from './contents.ts'
import { manuscriptsIn } from './manuscriptsIn.ts'

/** Text files that were brought to a workbench, and the heading they are for unless they name another. */
export interface Brought {
  readonly heading: Heading
  readonly files: readonly File[]
}

/**
 * Takes text files: chosen or dropped at a heading, dropped anywhere else on the contents, or pasted while nothing is
 * typed into, as a text that was copied is. What names no heading is for the first; its dialog offers the others. Where no contents are made, nothing
 * is taken.
 */
export function useBrought(headings: readonly Heading[], takes: boolean) {
  const [brought, setBrought] = useState<Brought | null>(null)
  const [first] = headings
  const nameless = useRef('')
  nameless.current = useSay()(['粘贴的文稿', 'Pasted manuscript'])
  const bring = (files: readonly File[], event: { preventDefault(): void }) => {
    if (!takes || !first || files.length === 0) return
    event.preventDefault()
    setBrought({ heading: first, files })
  }
  const latest = useRef(bring)
  latest.current = bring
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const at = event.target
      const isTypedInto = at instanceof Element && at.closest(typedInto) !== null
      if (!isTypedInto && event.clipboardData)
        latest.current(manuscriptsIn(event.clipboardData, nameless.current), event)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return {
    brought,
    /** Files for one of the headings. */
    bringTo: (heading: Heading, files: readonly File[]) => setBrought({ heading, files }),
    close: () => setBrought(null),
    dropping: {
      onDragOver: (event: DragEvent) => {
        if (takes && first && event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!event.isDefaultPrevented()) bring([...event.dataTransfer.files], event)
      },
    },
  }
}

const typedInto = 'input, textarea, [contenteditable="true"], [role="dialog"]'
