import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import type { Label } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { DocumentFault, isDocument, readDocx } from '#widgets/richText/paste/readDocx.ts'
import { readText } from '#widgets/richText/readText.ts'
import { useUser } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import '#widgets/input/field.css'
import '../../../views/list/table.css'
import { textFileFault, textOf } from '#widgets/richText/textOfFile.ts'
import type { PageProps } from '../../pageProps.ts'
import { keepText, localTexts, nameOfText } from './localTexts.ts'
import './richText.css'
import './text.css'

const TextEditor = lazy(async () => ({
  default: (await import('#widgets/richText/TextEditor.tsx')).TextEditor,
}))

/** The text in the editor; another one comes with another revision. */
interface Shown {
  readonly id: string
  readonly html: string
  readonly revision: number
  /** What was read from a Word document the text begins with. */
  readonly pasted?: string | undefined
}

const newId = () => crypto.randomUUID()

/** A text for itself: written, pasted and cleaned, copied as HTML or as words, and kept in this browser. */
export default function RichText({ screen }: PageProps) {
  const say = useSay()
  const id = useId()
  const notify = useNotify()
  const { info } = useUser()
  const file = useRef<HTMLInputElement>(null)
  const [kept, setKept] = useState(() => localTexts(info.id))
  const [text, setText] = useState<Shown>(() => ({
    id: kept[0]?.id ?? newId(),
    html: kept[0]?.html ?? '',
    revision: 0,
  }))
  const [fault, setFault] = useState<Label | null>(null)
  const latest = useRef(text.html)

  const write = (html: string, of = text.id) => {
    latest.current = html
    const all = keepText(info.id, { id: of, at: Date.now(), html })
    if (all) setKept(all)
    setFault(
      all
        ? null
        : ['浏览器空间不足，草稿没有保存', 'The browser has no room left: the draft is not kept'],
    )
  }
  const show = ({ id, html, pasted }: Omit<Shown, 'revision'>) => {
    latest.current = html
    setFault(null)
    setText({ id, html, pasted, revision: text.revision + 1 })
  }
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    if (isDocument(chosen)) return openDocument(chosen)
    const wrong = textFileFault(chosen)
    setFault(wrong)
    if (wrong) return
    const read = textOf(new Uint8Array(await chosen.arrayBuffer()))
    if (read === null)
      return setFault([`“${chosen.name}”不是文本文件`, `"${chosen.name}" is no text file`])
    begin(readText(read, /\.x?html?$/i.test(chosen.name)))
  }
  const openDocument = async (file: File) => {
    try {
      show({ id: newId(), html: '', pasted: await readDocx(file) })
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error
      setFault(error.label)
    }
  }
  const begin = (html: string) => {
    const next = { id: newId(), html }
    write(html, next.id)
    show(next)
  }
  const copy = async (as: 'html' | 'text') => {
    const words = document.getElementById(id)?.innerText ?? ''
    try {
      await navigator.clipboard.writeText(as === 'html' ? latest.current : words)
      notify(say(['已复制', 'Copied']), { type: 'success' })
    } catch {
      notify(
        say(['浏览器不允许复制，请手动选取', 'The browser does not let it be copied: select it']),
        {
          type: 'warning',
        },
      )
    }
  }
  return (
    <div className="list text-page">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <span className="text-tools">
          <Button color="inherit" onClick={() => show({ id: newId(), html: '' })}>
            {say(['新建', 'New'])}
          </Button>
          <Button color="inherit" onClick={() => file.current?.click()}>
            {say(['打开文件', 'Open a file'])}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".html,.htm,.xhtml,.txt,.md,.docx"
            aria-label={say(['打开文件', 'Open a file'])}
            onChange={(event) => void open(event)}
          />
          <Button onClick={() => void copy('text')}>{say(['复制文字', 'Copy as text'])}</Button>
          <Button variant="contained" onClick={() => void copy('html')}>
            {say(['复制 HTML', 'Copy as HTML'])}
          </Button>
        </span>
      </div>
      {fault && (
        <Alert severity="error" onClose={() => setFault(null)}>
          {say(fault)}
        </Alert>
      )}
      <div className="text-desk">
        <div className="text-main">
          <span id={`${id}-label`} className="text-label">
            {say(['正文', 'Text'])}
          </span>
          <Suspense fallback={<div className="text-awaited" aria-busy="true" />}>
            <TextEditor
              id={id}
              name={['正文', 'Text']}
              labelledBy={`${id}-label`}
              html={text.html}
              revision={text.revision}
              pasted={text.pasted}
              onWrite={write}
            />
          </Suspense>
        </div>
        <section className="card text-kept" aria-labelledby={`${id}-kept`}>
          <h2 id={`${id}-kept`}>{say(['本机草稿', 'Drafts in this browser'])}</h2>
          {kept.length === 0 && (
            <p className="hint">
              {say(['写下的内容会自动保存在这里。', 'What you write is kept here by itself.'])}
            </p>
          )}
          <ul>
            {kept.map((one) => (
              <li key={one.id} aria-current={one.id === text.id || undefined}>
                <button type="button" className="text-open" onClick={() => show(one)}>
                  <strong>{nameOfText(one) || say(['（无文字）', '(no words)'])}</strong>
                  <small>{dateTime(one.at)}</small>
                </button>
                <button
                  type="button"
                  className="field-link"
                  aria-label={say(['删除 {name}', 'Delete {name}'], { name: nameOfText(one) })}
                  onClick={() => {
                    setKept(keepText(info.id, { ...one, html: '' }) ?? kept)
                    if (one.id === text.id) show({ id: newId(), html: '' })
                  }}
                >
                  {say(['删除', 'Delete'])}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
