import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useCallback, useEffect, useState } from 'react'
import { changeSettings, readSettings } from '#src/client/settings.ts'
import type { PastedHtml } from './pastedHtml.ts'
import { canTakeAnew, takeAnew } from './pasteMemory.ts'
import { kindsIn, type ReportKind } from './pasteReport.ts'
import {
  type PasteWay,
  type PasteWish,
  pasteWays,
  type RevisionWay,
  usualWish,
} from './pasteWays.ts'

/** How somebody wants a paste to be taken, as they chose the last time. */
export function wishOf(): PasteWish {
  const { pasteWay } = readSettings()
  return { ...usualWish, way: pasteWays.find((way) => way === pasteWay) ?? usualWish.way }
}

/** The last paste of an editor, with what can be done about it. */
export interface PasteNews {
  readonly pasted: PastedHtml
  /** Another number for another paste; the same one taken another way keeps its own. */
  readonly at: number
  /** It stands as it came: it can be taken another way. */
  readonly isOpen: boolean
  readonly take: (way: PasteWay) => void
  readonly revise: (revisions: RevisionWay) => void
  readonly close: () => void
}

/** Tells of the last paste until it is closed, or until somebody writes in what came and nothing was left out. */
export function usePaste(editor: Editor | null) {
  const [pasted, setPasted] = useState<PastedHtml | null>(null)
  const isOpen = useEditorState({
    editor,
    selector: ({ editor }) => Boolean(editor && !editor.isDestroyed && canTakeAnew(editor.state)),
  })
  const close = useCallback(() => setPasted(null), [])
  const [at, setAt] = useState(0)
  const hear = useCallback((brought: PastedHtml) => {
    setAt((before) => before + 1)
    setPasted(isWorthTelling(brought) ? brought : null)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed when it stands as it came no more
  useEffect(() => {
    if (pasted && isOpen === false && !isWarning(pasted)) setPasted(null)
  }, [isOpen])
  const again = (wish: PasteWish) => {
    const anew = editor && takeAnew(editor.view, wish)
    if (anew) setPasted(anew)
    editor?.commands.focus()
  }
  const news: PasteNews | null = pasted && {
    pasted,
    at,
    isOpen: isOpen === true,
    close,
    take: (way) => {
      // The choice stands in this browser, and goes to the portal with the next one where it could not be kept.
      changeSettings({ pasteWay: way }).catch(() => undefined)
      again({ ...pasted.wish, way })
    },
    revise: (revisions) => again({ ...pasted.wish, revisions }),
  }
  return { news, hear, close }
}

/** Own pieces come as they are; of others one is told, unless it is a phrase that lost its typeface. */
const isWorthTelling = (brought: PastedHtml) =>
  isWarning(brought) ||
  (brought.origin !== 'editor' &&
    (kindsIn(brought.report).some((kind) => !quiet.includes(kind)) ||
      (brought.html.match(/<\/(p|li|h\d|td)>/g) ?? []).length > 1))

const quiet: readonly ReportKind[] = ['typeface', 'size', 'spacing', 'frame', 'blank']

/** Something did not come along that one may miss. */
const isWarning = ({ lost, cut, comments }: PastedHtml) => lost + cut.length + comments.length > 0
