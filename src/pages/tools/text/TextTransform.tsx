import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Label } from '#declare'
import { groupDigits } from '#widgets/format/number.ts'
import { DocumentFault, isDocument, readDocx } from '#widgets/richText/paste/readDocx.ts'
import { useSay } from '../../../i18n/useSay.ts'
import '#widgets/input/field.css'
import '../../../views/list/table.css'
import { textFileFault, textOf } from '#widgets/richText/textOfFile.ts'
import type { PageProps } from '../../pageProps.ts'
import type { TextCounts } from './countsOf.ts'
import { htmlToText } from './htmlToText.ts'
import { MarkedText } from './MarkedText.tsx'
import { PlanBar } from './PlanBar.tsx'
import { planOf, swapPlan, withMode } from './plans.ts'
import type { Mode } from './TextPlan.ts'
import { useTransformed } from './useTransformed.ts'
import './text.css'

/** Text on the left, what becomes of it on the right, as it is typed. */
export default function TextTransform({ screen }: PageProps) {
  const say = useSay()
  const id = useId()
  const notify = useNotify()
  const [search, setSearch] = useSearchParams()
  const [text, setText] = useState('')
  const [marks, setMarks] = useState(false)
  const [fault, setFault] = useState<Label | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const plan = planOf(search)
  const { done, busy, error } = useTransformed(text, plan, marks)
  const output = text === '' ? '' : (done?.text ?? '')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(output)
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
  const swap = () => {
    setText(output)
    setSearch(swapPlan(plan), { replace: true })
    box.current?.focus()
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (isDocument(file)) return openDocument(file)
    const wrong = textFileFault(file)
    setFault(wrong)
    if (wrong) return
    const read = textOf(new Uint8Array(await file.arrayBuffer()))
    if (read === null)
      return setFault([`“${file.name}”不是文本文件`, `"${file.name}" is no text file`])
    setText(read)
  }
  const openDocument = async (file: File) => {
    setFault(null)
    try {
      const html = await readDocx(file, false)
      setText(/^(word|html)$/.test(plan.mode) ? html : htmlToText(html))
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error
      setFault(error.label)
    }
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [file] = event.clipboardData.files
    if (file) {
      event.preventDefault()
      return void open(file)
    }
    // Word puts its markup beside the plain text; only here is the markup what is wanted.
    const html = event.clipboardData.getData('text/html')
    if (plan.mode !== 'word' || html === '') return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    setText(text.slice(0, selectionStart) + html + text.slice(selectionEnd))
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void open(file)
  }
  return (
    <div className="list text-page">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      <PlanBar
        plan={plan}
        onMode={(mode: Mode) => setSearch(withMode(mode), { replace: true })}
        onPlan={(next) => setSearch(next, { replace: true })}
      />
      {fault && (
        <Alert severity="error" onClose={() => setFault(null)}>
          {say(fault)}
        </Alert>
      )}
      {error && (
        <Alert severity="error">
          {say(
            ['转换失败：{error}。原文仍在左边。', 'It failed: {error}. Your text still stands.'],
            { error },
          )}
        </Alert>
      )}
      <div className="text-panes">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: files are picked by the button above as well */}
        <section
          className="card text-pane"
          onDrop={drop}
          onDragOver={(event) => event.preventDefault()}
        >
          <header>
            <label htmlFor={`${id}-in`}>{say(['原文', 'Text'])}</label>
            <div className="room" />
            <FileButton onFile={(file) => void open(file)} />
            <Button color="inherit" size="small" disabled={text === ''} onClick={() => setText('')}>
              {say(['清空', 'Clear'])}
            </Button>
          </header>
          <textarea
            id={`${id}-in`}
            ref={box}
            value={text}
            spellCheck={false}
            placeholder={say([
              '在此输入、粘贴，或拖入 txt、md、html、docx 文件',
              'Type or paste here, or drop a txt, md, html or docx file',
            ])}
            onChange={({ target }) => setText(target.value)}
            onPaste={paste}
          />
          <Counts counts={text === '' ? none : (done?.counts[0] ?? none)} />
        </section>
        <div className="text-between">
          <Button variant="outlined" disabled={output === '' || busy} onClick={swap}>
            {say(['⇄ 对调', '⇄ Swap'])}
          </Button>
        </div>
        <section className="card text-pane" aria-busy={busy && text !== ''}>
          <header>
            <label htmlFor={`${id}-out`}>{say(['结果', 'Result'])}</label>
            <label className="text-marks">
              <input
                type="checkbox"
                checked={marks}
                onChange={({ target }) => setMarks(target.checked)}
              />
              {say(['标出不同', 'Mark what differs'])}
            </label>
            <div className="room" />
            <Button
              size="small"
              variant="contained"
              disabled={output === '' || busy}
              onClick={() => void copy()}
            >
              {say(['复制', 'Copy'])}
            </Button>
          </header>
          {marks && done?.lines && text !== '' ? (
            <MarkedText id={`${id}-out`} lines={done.lines} />
          ) : (
            <textarea id={`${id}-out`} value={output} readOnly spellCheck={false} />
          )}
          <Counts counts={text === '' ? none : (done?.counts[1] ?? none)}>
            {marks && done?.lines && text !== '' && (
              <span>
                {say(['不同 {count} 字', '{count} differ'], { count: groupDigits(done.changed) })}
              </span>
            )}
          </Counts>
        </section>
      </div>
    </div>
  )
}

const none: TextCounts = { characters: 0, chinese: 0, words: 0, lines: 0 }

interface CountsProps {
  readonly counts: TextCounts
  readonly children?: React.ReactNode
}

function Counts({ counts, children }: CountsProps) {
  const say = useSay()
  return (
    <footer className="text-counts">
      <span>
        {say(['{n} 字符', '{n:character|characters}'], { n: groupDigits(counts.characters) })}
      </span>
      <span>{say(['{n} 汉字', '{n} Chinese'], { n: groupDigits(counts.chinese) })}</span>
      <span>{say(['{n} 单词', '{n:word|words}'], { n: groupDigits(counts.words) })}</span>
      <span>{say(['{n} 行', '{n:line|lines}'], { n: groupDigits(counts.lines) })}</span>
      {children}
    </footer>
  )
}

function FileButton({ onFile }: { onFile(file: File | undefined): void }) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.md,.markdown,.html,.htm,.xhtml,.csv,.srt,.json,.xml,.docx"
        aria-label={say(['文本文件', 'Text file'])}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
      <Button color="inherit" size="small" onClick={() => input.current?.click()}>
        {say(['打开文件', 'Open a file'])}
      </Button>
    </>
  )
}
