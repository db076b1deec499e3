import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useGetOne } from 'ra-core'
import { use, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { filterOf } from '../../../views/list/filterOf.ts'
import { usePerform } from '../../../views/perform/usePerform.ts'
import { ActionButtons } from '../../../views/record/ActionButtons.tsx'
import { StateChip } from '../../../views/StateChip.tsx'
import TreeView from '../../../views/TreeView.tsx'
import { ChooseRecord } from '../../ChooseRecord.tsx'
import type { PageProps } from '../../pageProps.ts'
import { useReadingOrder } from './useReadingOrder.ts'
import '#widgets/input/field.css'
import '../../../views/list/table.css'
import './epub.css'

const contents = ['章节目录', 'Contents'] as const
const CHAPTERS = '/administer/epub/chapterEdit'

/** A book: what it is, where it stands, and its chapters as a tree. */
export default function EpubDetail({ screen }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const epub = Number(filterOf(search.get('filter')).epub) || null
  return (
    <DialogProvider>
      <div className="list epub-detail">
        {epub === null ? (
          <ChooseRecord
            screen={screen}
            entity="epub"
            label={['书籍', 'Book']}
            className="epub-choose"
            onPick={(picked) => setSearch({ filter: JSON.stringify({ epub: picked }) })}
          />
        ) : (
          <Book key={epub} id={epub} />
        )}
      </div>
    </DialogProvider>
  )
}

function Book({ id }: { readonly id: number }) {
  const say = useSay()
  const entity = use(loadEntity('epub'))
  const chapter = use(loadEntity('epubChapter'))
  // Here is one book's tree: which one is no question any more.
  const own = useMemo(
    () => ({ ...chapter, fixed: { ...chapter.fixed, [CHAPTERS]: { epub: id } } }),
    [chapter, id],
  )
  const { data, error, refetch } = useGetOne(
    'epub',
    { id: String(id) },
    {
      refetchInterval: ({ state }) =>
        (state.data as Row | undefined)?.status === 'parsing' ? 1200 : false,
    },
  )
  const status = (data as Row | undefined)?.status
  useReadingOrder(CHAPTERS, id, status)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const record = data as Row
  const chapters = screensByPath.get(CHAPTERS)
  const screen = chapters && { ...chapters, label: contents }
  return (
    <>
      <div className="list-head">
        <h1>{String(record.title)}</h1>
        <StateChip entity={entity} state={record.status} />
        <div className="room" />
        <Deeds record={record} changed={() => void refetch()} />
      </div>
      <section className="card epub-book">
        {record.imageUrl ? (
          <img src={String(record.imageUrl)} alt={say(['封面', 'Cover'])} />
        ) : null}
        <Facts record={record} />
      </section>
      {status === 'parsing' && (
        <div className="card epub-reading" role="status" aria-busy="true">
          <progress aria-label={say(['解析进度', 'Parsing'])} />
          <p>
            {say([
              '正在解析章节与图片，完成后显示在这里',
              'Chapters and pictures are being read; they appear here',
            ])}
          </p>
        </div>
      )}
      {record.errorMessage ? (
        <Alert severity="error">
          {say(['解析失败：{why}', 'Parsing failed: {why}'], { why: String(record.errorMessage) })}
        </Alert>
      ) : null}
      {screen && status !== 'parsing' && <TreeView screen={screen} entity={own} />}
    </>
  )
}

function Deeds({ record, changed }: { readonly record: Row; changed(): void }) {
  const say = useSay()
  const viewer = useViewer()
  const entity = use(loadEntity('epub'))
  const perform = usePerform(entity)
  const may = (operation: string) => mayUse(viewer, entity, operation)
  const after = (work: Promise<unknown>) => void work.then(changed)
  return (
    <>
      <ActionButtons {...{ entity, record, perform }} without={['chapters']} done={after} />
      {may('update') && (
        <Button component={Link} to={`${listPathOf('epub')}/${record.id}`} variant="contained">
          {say(['编辑书籍信息', 'Edit the book'])}
        </Button>
      )}
    </>
  )
}

function Facts({ record }: { readonly record: Row }) {
  const say = useSay()
  const text = (name: string) => (record[name] ? String(record[name]) : '—')
  const facts = [
    [say(['原书作者', 'Author']), text('creator')],
    [say(['出版社', 'Publisher']), text('publisher')],
    ['ISBN', text('isbn')],
    [say(['章节数', 'Chapters']), groupDigits(Number(record.chapterCount ?? 0))],
    [say(['字数', 'Words']), groupDigits(Number(record.wordCount ?? 0))],
    [
      say(['文件', 'File']),
      `${(record.file as { name?: string } | null)?.name ?? '—'} · ${text('fileSize')}`,
    ],
    [say(['标识', 'Identifier']), text('identifier')],
  ]
  return (
    <div>
      <dl className="epub-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {record.introduction ? (
        <p className="epub-introduction">{String(record.introduction)}</p>
      ) : null}
    </div>
  )
}
