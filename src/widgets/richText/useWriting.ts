import type { Editor } from '@tiptap/core'
import { startTransition, useCallback, useEffect, useRef } from 'react'
import { onFlush } from '../input/flushInputs.ts'
import { writeHtml } from './html/writeHtml.ts'
import { whenIdle } from './whenIdle.ts'

/** How long one pauses before what was typed reaches the form, in milliseconds. */
const PAUSE = 250

/**
 * Hands on what is written once somebody pauses, not at every key: a form reads, checks and keeps the whole text each
 * time, and draws all its fields, which the next key may interrupt. Whoever leaves the editor, saves or closes the page
 * is never ahead of it, nor is what comes from the portal: `flush` hands on at once.
 */
export function useWriting(editor: Editor | null, onWrite: (html: string) => void): () => void {
  const latest = useRef(onWrite)
  latest.current = onWrite
  const pause = useRef<() => void>(undefined)
  const waiting = useRef<Editor | null>(null)
  const flush = useCallback(() => {
    pause.current?.()
    const written = waiting.current
    waiting.current = null
    if (written && !written.isDestroyed) latest.current(writeHtml(written.state.doc))
  }, [])
  useEffect(() => {
    if (!editor) return
    const onUpdate = () => {
      waiting.current = editor
      pause.current?.()
      pause.current = whenIdle(() => startTransition(flush), PAUSE)
    }
    // A shortcut saves while the editor has the focus.
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) flush()
    }
    editor.on('update', onUpdate)
    editor.on('blur', flush)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('submit', flush, true)
    window.addEventListener('pagehide', flush)
    const forget = onFlush(flush)
    return () => {
      flush()
      forget()
      editor.off('update', onUpdate)
      editor.off('blur', flush)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('submit', flush, true)
      window.removeEventListener('pagehide', flush)
    }
  }, [editor, flush])
  return flush
}
