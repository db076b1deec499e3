import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetOne, useNotify } from 'ra-core'
import { use, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Label, StoredFile } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { size } from '#widgets/format/size.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { DropBox } from '#widgets/upload/DropBox.tsx'
import { UploadProgress } from '#widgets/upload/UploadProgress.tsx'
import { useUpload } from '#widgets/upload/useUpload.ts'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { isOpen, watchJob } from '../../../views/jobs/jobCalls.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import '#widgets/input/field.css'
import '../../../views/list/table.css'
import type { PageProps } from '../../pageProps.ts'
import { type Look, startLook } from './epubCalls.ts'
import { FoundBook } from './FoundBook.tsx'
import './epub.css'

const HEAVIEST = 100 * 1024 * 1024

/** An epub is dropped, uploaded, read by the portal, looked at, and only then kept. */
export default function EpubUpload({ screen }: PageProps) {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const job = Number(search.get('job')) || null
  const epub = Number(search.get('id')) || null
  const entity = use(loadEntity('epub'))
  const {
    data: book,
    error,
    refetch,
  } = useGetOne('epub', { id: String(epub) }, { enabled: epub !== null })
  const go = (next: { job?: number; id?: number | null }) => {
    const { id = epub } = next
    setSearch({ ...(id && { id: String(id) }), ...(next.job && { job: String(next.job) }) })
  }
  return (
    <div className="list epub-upload">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      {book && (
        <p className="hint">
          {say(['为《{title}》上传新文件', 'A new file for {title}'], {
            title: String(book.title),
          })}
        </p>
      )}
      {error && !book ? (
        // What state the book is in says whether it takes a file.
        <SearchFailed again={refetch} />
      ) : book && ['published', 'parsing'].includes(String(book.status)) ? (
        <Alert severity="warning">{say(entity.actions.takeInNew?.otherwise ?? screen.label)}</Alert>
      ) : job === null ? (
        <Drop epub={epub} onJob={(made) => go({ job: made })} />
      ) : (
        <Reading key={job} job={job} again={() => go({})} onJob={go} />
      )}
    </div>
  )
}

/** What speaks against a file by its name and size, before anything is sent. */
export function faultOf(file: { readonly name: string; readonly size: number }): Label | null {
  if (!/\.epub$/i.test(file.name)) return ['只能上传epub文件', 'Only epub files can be uploaded']
  if (file.size === 0) return ['文件是空的（0字节）', 'The file is empty (0 bytes)']
  if (file.size > HEAVIEST) return ['文件不能超过100MB', 'The file must not exceed 100 MB']
  return null
}

interface DropProps {
  readonly epub: number | null
  onJob(job: number): void
}

function Drop({ epub, onJob }: DropProps) {
  const say = useSay()
  const id = useId()
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const [refusal, setRefusal] = useState<Label | null>(null)
  const { state, send } = useUpload('image', async (sent: StoredFile) => {
    try {
      onJob(await startLook(portal, sent, epub))
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  })
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const fault = faultOf(file)
    setRefusal(fault)
    if (!fault) send([file])
  }
  return (
    <section className="card epub-drop-card">
      {state.at !== 'sending' && (
        <DropBox
          id={id}
          accept=".epub,application/epub+zip"
          className="epub-drop"
          aria={{ 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` }}
          onFiles={take}
        >
          <strong id={`${id}-name`}>
            {say(['拖入epub，或点击选择文件', 'Drop an epub, or click to choose one'])}
          </strong>
          <small id={`${id}-hint`}>
            {say([
              'EPUB 2 或 EPUB 3，100MB 以内，无DRM加密；先读取给你看，确认后才保存',
              'EPUB 2 or 3 up to 100 MB, without DRM; you look at it first, and keep it afterwards',
            ])}
          </small>
        </DropBox>
      )}
      {refusal && (
        <p role="alert" className="upload-refused">
          {say(refusal)}
        </p>
      )}
      <UploadProgress state={state} />
    </section>
  )
}

interface ReadingProps {
  readonly job: number
  again(): void
  onJob(next: { readonly job?: number; readonly id?: number | null }): void
}

function Reading({ job, again, onJob }: ReadingProps) {
  const say = useSay()
  const query = useQuery({
    queryKey: ['job', 'watching', job],
    queryFn: () => watchJob(job),
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data.job) ? false : 700),
    retry: false,
  })
  const watched = query.data?.job
  const look = (watched as unknown as { params?: Look } | undefined)?.params
  if (query.error && !watched) return <Failed text={wordsOf(query.error)} again={again} />
  if (!watched || isOpen(watched))
    return (
      <section className="card epub-reading" role="status" aria-busy="true">
        <progress aria-label={say(['读取进度', 'Reading'])} />
        <p>
          {say(['正在读取 {name}', 'Reading {name}'], { name: look?.file.name ?? '' })}
          {look?.file.size !== undefined && ` · ${size(look.file.size)}`}
        </p>
        <small>
          {say([
            '检查容器、书籍信息、目录与封面；离开此页不影响读取',
            'Container, metadata, contents and cover are looked at; you may leave this page',
          ])}
        </small>
      </section>
    )
  if (!look?.found)
    return (
      <Failed
        name={look?.file.name}
        text={
          look?.fault ? say(look.fault) : say(['读取中断，请重试', 'Reading broke off: try again'])
        }
        again={again}
      />
    )
  return <FoundBook job={job} look={look} found={look.found} again={again} onJob={onJob} />
}

interface FailedProps {
  readonly name?: string | undefined
  readonly text: string
  again(): void
}

function Failed({ name, text, again }: FailedProps) {
  const say = useSay()
  return (
    <section className="card epub-failed" role="alert">
      <h2>{say(['无法读取这个文件', 'This file cannot be read'])}</h2>
      {name && <p>{name}</p>}
      <p className="upload-refused">{text}</p>
      <p className="hint">{say(['没有保存任何内容。', 'Nothing of it was kept.'])}</p>
      <button type="button" className="field-link" onClick={again}>
        {say(['换一个文件', 'Another file'])}
      </button>
    </section>
  )
}
