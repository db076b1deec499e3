import { EditorContent } from '@tiptap/react'
import { TiptapEditorProvider } from 'ra-input-rich-text'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Label } from '#declare'
import { PICTURE_KB } from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { Spared } from '../Spared.tsx'
import type { OwningField } from '../upload/useOwner.ts'
import { withoutAwaited } from './awaitedFiles.ts'
import { FindBar } from './find/FindBar.tsx'
import { readHtml } from './html/readHtml.ts'
import { writeHtml } from './html/writeHtml.ts'
import { dialogs } from './inserts/dialogs.ts'
import { insertBlock } from './nodes/insertBlock.ts'
import type { InsertName } from './nodes/insertOptions.ts'
import { Outline } from './outline/Outline.tsx'
import { PastedNotice } from './paste/PastedNotice.tsx'
import { DocumentFault, readDocx } from './paste/readDocx.ts'
import { usePaste } from './paste/usePaste.ts'
import { SourceView } from './SourceView.tsx'
import type { SlashKeys } from './slash/Slash.ts'
import { SlashMenu } from './slash/SlashMenu.tsx'
import { kindOfFile, picturesIn, placeFiles, withPlaces } from './strangePictures.ts'
import { Toolbar } from './tools/Toolbar.tsx'
import { useCursorNoted } from './useCursorNoted.ts'
import { useTextEditor } from './useTextEditor.ts'
import { useTextFiles } from './useTextFiles.ts'
import { useWriting } from './useWriting.ts'
import { WordCount } from './WordCount.tsx'
import './ownBlocks.css'
import './richText.css'

const TermsBar = lazy(async () => ({ default: (await import('./terms/TermsBar.tsx')).TermsBar }))
const TalkBeside = lazy(() => import('./talk/TalkBeside.tsx'))
const ImportDialog = lazy(() => import('./paste/ImportDialog.tsx'))

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
  /** The field of a form one comes back to: its files go on when that is left. */
  readonly owning?: OwningField | null
  /** What was read from a Word document beside the editor: it is put into the text as if it was pasted. */
  readonly pasted?: string | undefined
  /** The text as it stands, once one pauses; empty text for nothing. */
  readonly onWrite: (html: string) => void
  readonly onLeave?: () => void
  /** Given the element that takes the focus when this is the first wrong field. */
  readonly focusRef?: (element: HTMLElement | null) => void
}
/** A document that was read, to be held against the text. */
interface Imported {
  readonly name: string
  readonly html: string
}
interface Edited {
  readonly name: InsertName
  readonly values?: unknown
  readonly at?: number
}

/** The editor of an article: 800 × 500, its tools above it, its length below. */
export function TextEditor({ id, name, labelledBy, disabled = false, ...props }: Props) {
  const { html, revision, pasted: given, onWrite, onLeave, focusRef, maxKB = PICTURE_KB } = props
  const { owning = null } = props
  const say = useSay()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [source, setSource] = useState<string | null>(null)
  const [isFull, setFull] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [fault, setFault] = useState<Label | null>(null)
  const [isOutlined, setOutlined] = useState(false)
  const [slashKeys] = useState<SlashKeys>(() => ({}))
  const [imported, setImported] = useState<Imported | null>(null)
  const editor = useTextEditor({
    ...{ id, disabled, html, revision, slashKeys },
    onPasted: (brought) => paste.hear(brought),
    label: labelledBy,
    onEdit: (insert, values, at) => setEdited({ name: insert, values, at }),
    onFiles: (files, at) => takeFiles(files, at),
    onDocument: (file) => void takeDocument(file),
  })
  const paste = usePaste(editor)
  const takeFiles = (files: readonly File[], at?: number) => {
    if (!editor) return
    setFault(null)
    const strange = files.find((file) => !kindOfFile(file))
    if (strange) setFault(strangeFile(strange.name))
    const taken = files.filter(kindOfFile)
    if (taken.length > 0) placeFiles(editor, taken, at)
  }
  const flush = useWriting(editor, (html) => onWrite(owning ? html : withoutAwaited(html)))
  const waiting = useTextFiles(editor, { maxKB, owning, revision, onArrived: flush })
  useCursorNoted(editor)
  const takeDocument = async (file: File) => {
    setFault(null)
    try {
      const html = await readDocx(file)
      if (!editor || editor.isDestroyed) return
      if (writeHtml(editor.state.doc) === '') editor.view.pasteHTML(html)
      else setImported({ name: file.name, html })
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error
      setFault(error.label)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of a paste is told of the text it came into
  useEffect(() => {
    paste.close()
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
  const closeCheck = useCallback(() => {
    setChecking(false)
    editor?.commands.focus()
  }, [editor])
  if (!editor) return null

  const keepSource = () => {
    if (source === null || disabled) return
    const { tr, doc } = editor.state
    if (source === writeHtml(doc)) return
    const { content } = readHtml(source, editor.schema)
    // One step, which can be undone like any other.
    editor.view.dispatch(tr.replaceWith(0, doc.content.size, withPlaces(content, picturesIn(doc))))
    flush()
  }
  const turnSource = () => {
    // The source has no word for a picture that is still on its way.
    if (source === null && waiting.places.length > 0) return setFault(filesFirst)
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
  const Dialog = edited && dialogs[edited.name]
  const talk = owning?.form.talk?.() ?? null
  const about = talk && owning ? recordOf(owning) : null
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
        {...{ editor, id, disabled, isFull, isFinding, isChecking, isOutlined, talk }}
        label={name}
        onCheck={() => setChecking(!isChecking)}
        onOutline={() => setOutlined(!isOutlined)}
        isSource={source !== null}
        onInsert={(insert) => setEdited({ name: insert })}
        onFind={() => setFinding(!isFinding)}
        onSource={turnSource}
        onFull={() => setFull(!isFull)}
      />
      {isFinding && source === null && <FindBar editor={editor} onClose={closeFind} />}
      {isChecking && source === null && (
        <Suspense fallback={null}>
          <TermsBar {...{ editor, disabled }} onClose={closeCheck} />
        </Suspense>
      )}
      {fault && (
        <p role="alert" className="upload-refused">
          {say(fault)}
          <button type="button" className="field-link" onClick={() => setFault(null)}>
            {say(['知道了', 'OK'])}
          </button>
        </p>
      )}
      {(paste.news || waiting.places.length > 0) && (
        <PastedNotice
          news={source === null ? paste.news : null}
          waiting={waiting}
          stays={owning !== null}
          talk={talk}
          onAgain={waiting.again}
          onDrop={waiting.drop}
        />
      )}
      {source === null ? (
        <div className="rich-body">
          {isOutlined && <Outline editor={editor} />}
          <TiptapEditorProvider value={editor}>
            <EditorContent editor={editor} className="rich-page" />
          </TiptapEditorProvider>
          <SlashMenu
            editor={editor}
            keys={slashKeys}
            onInsert={(insert) => setEdited({ name: insert })}
          />
          {about && talk && (
            <Spared>
              <TalkBeside {...{ editor, revision, ...about }} label={name} />
            </Spared>
          )}
        </div>
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
        {imported && (
          <ImportDialog
            {...imported}
            doc={editor.state.doc}
            onClose={() => setImported(null)}
            onInsert={() => {
              setImported(null)
              editor.view.pasteHTML(imported.html)
              editor.commands.focus()
            }}
            onTake={(blocks, brought) => {
              setImported(null)
              const { tr, doc } = editor.state
              // One step, which can be undone like any other.
              editor.view.dispatch(tr.replaceWith(0, doc.content.size, blocks))
              paste.hear(brought)
              flush()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The record whose text it is; null while it is not saved. */
function recordOf({ form }: OwningField) {
  const { entity, recordId } = form.form()
  return recordId === null ? null : { entity, id: recordId }
}

const filesFirst: Label = [
  '有文件还没有传上来，请等它们传完，或移除后再看源代码',
  'Files are still on their way: wait for them, or remove them, before you look at the source',
]

const strangeFile = (name: string): Label => [
  `“${name}”不能放进正文：可以放图片（jpg、png、gif、webp、heic）、音频（mp3、m4a）、视频（mp4）和 Word 文档（docx）`,
  `"${name}" cannot go into a text: pictures (jpg, png, gif, webp, heic), sounds (mp3, m4a), films (mp4) and Word documents (docx) can`,
]
