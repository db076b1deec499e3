import { EditorContent } from '@tiptap/react'
import { TiptapEditorProvider } from 'ra-input-rich-text'
import { Suspense, useCallback, useContext, useEffect, useState } from 'react'
import type { Label } from '#declare'
import { PICTURE_KB, pictureTooLarge } from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { UploadContext } from '../upload/UploadContext.ts'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { FindBar } from './find/FindBar.tsx'
import { readHtml } from './html/readHtml.ts'
import { writeHtml } from './html/writeHtml.ts'
import { dialogs } from './inserts/dialogs.ts'
import { refusalOf, usePicture } from './inserts/usePicture.ts'
import { insertBlock, leaveInsert } from './nodes/insertBlock.ts'
import type { InsertName } from './nodes/inserts.ts'
import { fetchPictures } from './paste/fetchPictures.ts'
import { PastedNotice } from './paste/PastedNotice.tsx'
import type { PastedHtml } from './paste/pastedHtml.ts'
import { DocumentFault, readDocx } from './paste/readDocx.ts'
import { SourceView } from './SourceView.tsx'
import { settlePictures, waitingPictures } from './strangePictures.ts'
import { Toolbar } from './tools/Toolbar.tsx'
import { useCursorNoted } from './useCursorNoted.ts'
import { useTextEditor } from './useTextEditor.ts'
import { useWriting } from './useWriting.ts'
import { WordCount } from './WordCount.tsx'
import './richText.css'

interface Props {
  readonly id: string
  /** What the text is called, and the element that says so. */
  readonly name: Label
  readonly labelledBy: string
  readonly disabled?: boolean
  /** What a picture in the text may weigh, in KB. */
  readonly maxKB?: number | undefined
  /** The text to begin with; another one comes with another `revision`. */
  readonly html: string
  readonly revision: number
  /** What was read from a Word document beside the editor: it is put into the text as if it was pasted. */
  readonly pasted?: string | undefined
  /** The text as it stands, once one pauses; empty text for nothing. */
  readonly onWrite: (html: string) => void
  readonly onLeave?: () => void
  /** Given the element that takes the focus when this is the first wrong field. */
  readonly focusRef?: (element: HTMLElement | null) => void
}
interface Edited {
  readonly name: InsertName
  readonly values?: unknown
  readonly at?: number
}

/** The editor of an article: 800 × 500, its tools above it, its length below. */
export function TextEditor({ id, name, labelledBy, disabled = false, ...props }: Props) {
  const { html, revision, pasted: given, onWrite, onLeave, focusRef, maxKB = PICTURE_KB } = props
  const say = useSay()
  const send = useContext(UploadContext)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [source, setSource] = useState<string | null>(null)
  const [isFull, setFull] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [fault, setFault] = useState<Label | null>(null)
  const [pasted, setPasted] = useState<Omit<PastedHtml, 'html'> | null>(null)
  const onPasted = (brought: PastedHtml) => setPasted(worthTelling(brought))
  const pictures = usePicture(maxKB, pictureTooLarge(maxKB), (src) => {
    if (!editor) return
    leaveInsert(editor)
    editor.chain().focus().setImage({ src }).run()
  })
  const editor = useTextEditor({
    ...{ id, disabled, html, revision, onPasted },
    label: labelledBy,
    onEdit: (insert, values, at) => setEdited({ name: insert, values, at }),
    onFiles: pictures.take,
    onDocument: (file) => void takeDocument(file),
  })
  const flush = useWriting(editor, onWrite)
  useCursorNoted(editor)
  const takeDocument = async (file: File) => {
    setFault(null)
    try {
      const html = await readDocx(file)
      if (editor && !editor.isDestroyed) editor.view.pasteHTML(html)
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error
      setFault(error.label)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of a paste is told of the text it came into
  useEffect(() => {
    setPasted(null)
    setFault(null)
    if (given && editor) editor.view.pasteHTML(given)
  }, [given, revision, editor])
  // While the source is shown, the editor stands on no element.
  const isWritten = source === null
  useEffect(
    () => focusRef?.(isWritten && editor && !editor.isDestroyed ? editor.view.dom : null),
    [editor, focusRef, isWritten],
  )
  const closeFind = useCallback(() => {
    setFinding(false)
    editor?.commands.focus()
  }, [editor])
  if (!editor) return null

  const keepSource = () => {
    if (source === null || disabled) return
    const { tr, doc } = editor.state
    if (source === writeHtml(doc)) return
    // One step, which can be undone like any other.
    editor.view.dispatch(
      tr.replaceWith(0, doc.content.size, readHtml(source, editor.schema).content),
    )
    flush()
  }
  const turnSource = () => {
    flush()
    if (source !== null) keepSource()
    setSource(source === null ? writeHtml(editor.state.doc) : null)
  }
  const insert = (values: unknown) => {
    const { name: type, at } = edited as Edited
    const content = { type, attrs: { values } }
    if (at === undefined) insertBlock(editor, type, content.attrs)
    else
      editor
        .chain()
        .focus()
        .insertContentAt({ from: at, to: at + 1 }, content)
        .run()
    setEdited(null)
    flush()
  }
  const upload = async () => {
    const fetched = await fetchPictures(waitingPictures(editor), send, async (file) => {
      const why = await refusalOf(file, maxKB, pictureTooLarge(maxKB))
      return why && say(why)
    })
    settlePictures(editor, fetched)
    setPasted((told) => told && worthTelling({ ...told, pictures: waitingPictures(editor) }))
    return fetched
  }
  const Dialog = edited && dialogs[edited.name]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard for all that stands in it
    <div
      className={isFull ? 'rich rich-full' : 'rich'}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isFull && !isFinding) setFull(false)
        if (!(event.ctrlKey || event.metaKey) || event.key !== 'f' || source !== null) return
        event.preventDefault()
        setFinding(true)
      }}
    >
      <Toolbar
        {...{ editor, id, disabled, isFull, isFinding }}
        isSource={source !== null}
        onInsert={(insert) => setEdited({ name: insert })}
        onFind={() => setFinding(!isFinding)}
        onSource={turnSource}
        onFull={() => setFull(!isFull)}
      />
      {isFinding && source === null && <FindBar editor={editor} onClose={closeFind} />}
      <UploadProgress state={pictures.state} onStop={pictures.stop} />
      {pictures.refusal && (
        <p role="alert" className="upload-refused">
          {say(pictures.refusal)}
          <button type="button" className="field-link" onClick={pictures.forget}>
            {say(['知道了', 'OK'])}
          </button>
        </p>
      )}
      {fault && (
        <p role="alert" className="upload-refused">
          {say(fault)}
          <button type="button" className="field-link" onClick={() => setFault(null)}>
            {say(['知道了', 'OK'])}
          </button>
        </p>
      )}
      {pasted && (
        <PastedNotice
          {...pasted}
          onUpload={upload}
          onDrop={() => {
            settlePictures(editor, null)
            setPasted((told) => told && worthTelling({ ...told, pictures: [] }))
          }}
          onClose={() => setPasted(null)}
        />
      )}
      {source === null ? (
        <TiptapEditorProvider value={editor}>
          <EditorContent editor={editor} className="rich-page" />
        </TiptapEditorProvider>
      ) : (
        <SourceView
          html={source}
          label={say(name)}
          disabled={disabled}
          onChange={setSource}
          onLeave={keepSource}
        />
      )}
      <WordCount editor={editor} />
      <Suspense fallback={null}>
        {Dialog && (
          <Dialog
            values={edited.values}
            maxKB={maxKB}
            onClose={() => setEdited(null)}
            onDone={insert}
          />
        )}
      </Suspense>
    </div>
  )
}

const worthTelling = ({ pictures, lost, cut }: Omit<PastedHtml, 'html'>) =>
  pictures.length + lost + cut.length > 0 ? { pictures, lost, cut } : null
