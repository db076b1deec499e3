import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTrayUpload } from '#widgets/upload/useTrayUpload.ts'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { Changes } from './Changes.tsx'
import { Contents } from './Contents.tsx'
import { coverFrom, isCover, plainCover } from './coverFor.ts'
import { detailOf, type Found, keepBook, type Look, startLook, type Wording } from './epubCalls.ts'

interface Props {
  readonly job: number
  readonly look: Look
  readonly found: Found
  again(): void
  onJob(next: { readonly job?: number; readonly id?: number | null }): void
}

/** What a file holds, to be looked at and put right before it is kept. */
export function FoundBook({ job, look, found, again, onJob }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const navigate = useNavigate()
  const upload = useTrayUpload()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<Wording>(() => ({
    title: found.facts.title || look.file.name.replace(/\.epub$/i, ''),
    publisher: found.facts.publisher,
    isbn: found.facts.isbn ?? '',
    introduction: found.facts.introduction,
  }))
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    setBusy(false)
  }
  const cover = async (): Promise<string> => {
    if (found.cover && isCover(found.cover)) return found.cover.url
    const file = await (found.cover
      ? coverFrom(found.cover)
      : plainCover(words.title, found.facts.creator))
    return (await upload(file, { kind: 'image' })).url
  }
  const keep = () =>
    act(async () => navigate(detailOf(await keepBook(portal, job, words, await cover()))))
  const replace = (epub: number) =>
    act(async () => {
      await portal.action('epub', epub, 'takeInNew', { job })
      navigate(detailOf(epub))
    })
  const compare = (epub: number) =>
    act(async () => onJob({ id: epub, job: await startLook(portal, look.file, epub) }))
  const { known } = found
  const replaces = look.epub !== undefined
  return (
    <div className="epub-found">
      {!replaces && known && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" disabled={busy} onClick={() => void compare(known.id)}>
              {say(['作为它的新文件', 'As its new file'])}
            </Button>
          }
        >
          {say(
            [
              '这本书已经有了：《{title}》（标识相同）。可以作为它的新文件更新。',
              'This book is here already: {title} (same identifier). It can get this as its new file.',
            ],
            { title: known.title },
          )}
        </Alert>
      )}
      {replaces && found.changes && <Changes changes={found.changes} />}
      <section className="card epub-look" aria-label={say(['读取结果', 'What was found'])}>
        <Cover found={found} title={words.title} />
        {replaces ? (
          <Facts found={found} />
        ) : (
          <Words found={found} words={words} onChange={setWords} />
        )}
        <Contents contents={found.contents} />
      </section>
      <div className="epub-foot">
        <Button
          variant="contained"
          loading={busy}
          disabled={!replaces && (known !== null || words.title.trim() === '')}
          onClick={() => void (replaces ? replace(look.epub as number) : keep())}
        >
          {replaces ? say(['更新文件', 'Put it in']) : say(['保存并解析', 'Keep and parse'])}
        </Button>
        <Button color="inherit" disabled={busy} onClick={again}>
          {say(['放弃，换一个文件', 'Discard, another file'])}
        </Button>
        <span className="epub-note">
          {say(['保存之前，不会写入任何书籍。', 'No book is written before that.'])}
        </span>
      </div>
    </div>
  )
}

function Cover({
  found: { cover, facts },
  title,
}: {
  readonly found: Found
  readonly title: string
}) {
  const say = useSay()
  return (
    <figure className="epub-cover">
      {cover ? (
        <img src={cover.url} alt={say(['封面', 'Cover'])} />
      ) : (
        <div className="epub-plain-cover" aria-hidden="true">
          <strong>{title}</strong>
          <span>{facts.creator}</span>
        </div>
      )}
      <figcaption>
        {!cover
          ? say([
              '文件里没有封面，将用书名生成一个',
              'No cover in the file: one is made of the title',
            ])
          : isCover(cover)
            ? `${cover.width}×${cover.height}`
            : say(
                [
                  '原图 {width}×{height}，保存时调整为宽 600、高至少 800',
                  'The picture is {width}×{height}; it is brought to 600 wide and at least 800 high',
                ],
                { width: cover.width, height: cover.height },
              )}
      </figcaption>
    </figure>
  )
}

interface WordsProps {
  readonly found: Found
  readonly words: Wording
  onChange(words: Wording): void
}

function Words({ found, words, onChange }: WordsProps) {
  const say = useSay()
  const box = (name: keyof Wording, label: string, most: number, more = {}) => (
    <TextField
      size="small"
      label={label}
      value={words[name]}
      onChange={({ target }) => onChange({ ...words, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: most } }}
      {...more}
    />
  )
  return (
    <div className="epub-words">
      {box('title', say(['书名', 'Title']), 80, {
        required: true,
        error: words.title.trim() === '',
      })}
      <Facts found={found} />
      {box('publisher', say(['出版社', 'Publisher']), 40)}
      {box('isbn', 'ISBN', 13)}
      {box('introduction', say(['内容简介', 'Introduction']), 1000, {
        multiline: true,
        minRows: 3,
        maxRows: 8,
      })}
    </div>
  )
}

const languages = {
  zhHans: ['简体中文', 'Simplified Chinese'],
  zhHant: ['繁体中文', 'Traditional Chinese'],
  en: ['英文', 'English'],
  other: ['其他', 'Other'],
} as const

function Facts({ found: { facts } }: { readonly found: Found }) {
  const say = useSay()
  const language = languages[facts.language as keyof typeof languages] ?? languages.other
  return (
    <dl className="epub-facts">
      <dt>{say(['原书作者', 'Author'])}</dt>
      <dd>{facts.creator || '—'}</dd>
      <dt>{say(['语言', 'Language'])}</dt>
      <dd>{say(language)}</dd>
      <dt>{say(['标识', 'Identifier'])}</dt>
      <dd>{facts.identifier || '—'}</dd>
    </dl>
  )
}
