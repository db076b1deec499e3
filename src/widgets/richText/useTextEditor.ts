import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { extensions } from './extensions.ts'
import { readHtml } from './html/readHtml.ts'
import type { InsertOptions } from './nodes/insertOptions.ts'
import { clipOf, emptyClip } from './paste/clipboardPictures.ts'
import { type PastedHtml, pastedHtml } from './paste/pastedHtml.ts'
import { remember } from './paste/pasteMemory.ts'
import { isDocument } from './paste/readDocx.ts'
import { wishOf } from './paste/usePaste.ts'
import type { SlashKeys } from './slash/Slash.ts'

interface Options {
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  /** The text to begin with; another one with another `revision`. */
  readonly html: string
  readonly revision: number
  readonly onEdit: InsertOptions['onEdit']
  /** Who hears of keys while a slash menu stands open. */
  readonly slashKeys: SlashKeys
  readonly onPasted: (pasted: PastedHtml) => void
  /** Files that were pasted, or dropped at a place of the text. */
  readonly onFiles: (files: readonly File[], at?: number) => void
  /** A Word document that was pasted or dropped. */
  readonly onDocument: (file: File) => void
}

/** react-admin's editor with what articles have besides, filled with a text. */
export function useTextEditor(options: Options): Editor | null {
  const say = useSay()
  const latest = useRef(options)
  latest.current = options
  const { id, label, disabled, html, revision, slashKeys } = options
  const set = useMemo(() => {
    const own = extensions({ say, onEdit: (...of) => latest.current.onEdit(...of) }, slashKeys)
    const takeFiles = (files: FileList | undefined, at?: number) => {
      const all = [...(files ?? [])]
      const document = all.find(isDocument)
      if (document) latest.current.onDocument(document)
      else if (all.length > 0) latest.current.onFiles(all, at)
      return all.length > 0
    }
    let clip = emptyClip
    return {
      extensions: own,
      editorProps: {
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': label },
        transformPastedHTML: (given: string, view: EditorView) => {
          const pasted = pastedHtml(given, clip, wishOf())
          if (pasted.origin !== 'editor') remember(view, { html: given, clip })
          latest.current.onPasted(pasted)
          return pasted.html
        },
        handleDOMEvents: {
          paste: (_: unknown, { clipboardData }: ClipboardEvent) => {
            clip = clipOf(clipboardData)
            return false
          },
          drop: () => {
            clip = emptyClip
            return false
          },
        },
        // Word puts a drawing of the text beside the text: then the text is meant.
        handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) =>
          !/<(p|h\d|table|li|span|div)\b/i.test(clipboardData?.getData('text/html') ?? '') &&
          takeFiles(clipboardData?.files),
        handleDrop: (view: EditorView, event: DragEvent, __: unknown, moved: boolean) =>
          !moved &&
          takeFiles(
            event.dataTransfer?.files,
            view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
          ),
      },
    }
  }, [id, label, say, slashKeys])
  const editor = useEditor(set, [set])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  const filled = useRef<{ editor: Editor; revision: number }>(undefined)
  // Before it is painted, so that it never shows empty first.
  useLayoutEffect(() => {
    if (!editor || editor.isDestroyed) return
    const { current } = filled
    if (current?.editor === editor && current.revision === revision) return
    filled.current = { editor, revision }
    fill(editor, readHtml(html, editor.schema))
  }, [editor, html, revision])
  return editor
}

/** Another text is no step that could be undone. */
function fill(editor: Editor, doc: Node): void {
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }))
  editor.emit('transaction', { editor, transaction: editor.state.tr, appendedTransactions: [] })
}
