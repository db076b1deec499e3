import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetList, useGetOne, useNotify } from 'ra-core'
import { Suspense, use, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { filterOf } from '../../../views/list/filterOf.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import '#widgets/input/field.css'
import { OfferedRecords } from '../../OfferedRecords.tsx'
import '../../../views/list/table.css'
import type { PageProps } from '../../pageProps.ts'
import { RunningOrder } from './RunningOrder.tsx'
import { changesOf, episode, type Item, sequenceOf } from './sequence.ts'
import './podcasts.css'
import '../../../views/form/form.css'

/** The running order of an issue: episodes are put and dragged between its articles, and saved in one call. */
export default function PodcastInsert({ screen }: PageProps) {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const id = useId()
  const issue = Number(search.get('id')) || namedIn(search, 'issue')
  const inHand = namedIn(search, 'podcast')
  const { data, error, refetch } = useGetOne(
    'issue',
    { id: String(issue) },
    { enabled: issue !== null },
  )
  return (
    <div className="list podcasts">
      <div className="list-head">
        <h1>{data ? `${say(screen.label)} · ${String(data.title)}` : say(screen.label)}</h1>
      </div>
      <div className="card podcasts-issue">
        <label htmlFor={id}>{say(['期次', 'Issue'])}</label>
        <RecordPicker
          id={id}
          entity="issue"
          value={issue}
          onPick={(picked) => setSearch(withIssue(search, picked))}
        />
        {inHand !== null && issue === null && <InHand podcast={inHand} />}
      </div>
      {issue === null && (
        <Suspense fallback={null}>
          <OfferedRecords
            entity="issue"
            label={['期次', 'Issue']}
            onPick={(picked) => setSearch(withIssue(search, picked))}
          />
        </Suspense>
      )}
      {error && !data && <SearchFailed again={refetch} />}
      {issue !== null && <Articles key={issue} issue={issue} inHand={inHand} />}
    </div>
  )
}

/** What one came with: `?filter={"podcast":12}`, as an episode's own button leads here, or an issue. */
const namedIn = (search: URLSearchParams, name: string): number | null =>
  Number(filterOf(search.get('filter'))[name]) || null

function withIssue(search: URLSearchParams, issue: number | null): URLSearchParams {
  const next = new URLSearchParams(search)
  const { issue: _, ...filter } = filterOf(search.get('filter'))
  next.delete('id')
  if (issue !== null) next.set('id', String(issue))
  if (next.has('filter')) next.set('filter', JSON.stringify(filter))
  return next
}

/** What is to be inserted once an issue is chosen. */
function InHand({ podcast }: { readonly podcast: number }) {
  const say = useSay()
  const { data, error, refetch } = useGetOne('podcast', { id: String(podcast) })
  if (!data) return error && <SearchFailed again={refetch} />
  return (
    <p className="hint" role="status">
      {say(['请选择要插入的期次：{title}', 'Choose the issue it goes into: {title}'], {
        title: String(data.title),
      })}
    </p>
  )
}

interface ArticlesProps {
  readonly issue: number
  readonly inHand: number | null
}

function Articles({ issue, inHand }: ArticlesProps) {
  const { data, error, refetch } = useGetList('article', {
    filter: { issue },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  })
  const [turn, setTurn] = useState(0)
  if (!data) return error && <SearchFailed again={refetch} />
  const again = async () => {
    await refetch()
    setTurn(turn + 1)
  }
  return (
    <Order
      key={turn}
      {...{ issue }}
      inHand={turn === 0 ? inHand : null}
      articles={data as unknown as Row[]}
      onSaved={again}
    />
  )
}

interface OrderProps {
  readonly issue: number
  readonly inHand: number | null
  readonly articles: readonly Row[]
  onSaved(): Promise<void>
}

/** The episode one came with stands first, to be dragged where it belongs; one that is in the issue stays there. */
function withInHand(articles: readonly Row[], podcast: number | null): readonly Item[] {
  const items = sequenceOf(articles)
  const isThere = items.some((item) => item.kind === 'episode' && item.insert.podcast === podcast)
  return podcast === null || isThere ? items : [episode({ podcast, place: 'after' }), ...items]
}

function Order({ issue, inHand, articles, onSaved }: OrderProps) {
  const say = useSay()
  const id = useId()
  const viewer = useViewer()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const entity = use(loadEntity('article'))
  const [items, setItems] = useState<readonly Item[]>(() => withInHand(articles, inHand))
  const [busy, setBusy] = useState(false)
  const changes = changesOf(items)
  const may = mayUse(viewer, entity, 'insertPodcasts') && mayUse(viewer, entity, 'update')
  const taken = items.flatMap((item) => (item.kind === 'episode' ? [item.insert.podcast] : []))
  const save = async () => {
    setBusy(true)
    try {
      await portal.action('article', null, 'insertPodcasts', { issue, inserts: changes })
      notify(say(['已保存', 'Saved']), { type: 'success' })
      await client.invalidateQueries()
      await onSaved()
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    setBusy(false)
  }
  if (articles.length === 0)
    return <p className="hint">{say(['这一期还没有文章。', 'This issue has no article yet.'])}</p>
  return (
    <>
      {may && (
        <div className="card podcasts-issue">
          <label htmlFor={id}>{say(['加入播客单集', 'Add an episode'])}</label>
          <RecordPicker
            id={id}
            entity="podcast"
            value={null}
            adds
            without={taken}
            onPick={(podcast) =>
              podcast !== null && setItems([episode({ podcast, place: 'after' }), ...items])
            }
          />
        </div>
      )}
      <RunningOrder items={items} fixed={!may} onChange={setItems} />
      {may && (
        <div className="podcasts-bar">
          <Button variant="contained" disabled={changes.length === 0} loading={busy} onClick={save}>
            {say(entity.actions.insertPodcasts?.label ?? ['保存', 'Save'])}
          </Button>
          <Button
            color="inherit"
            disabled={changes.length === 0}
            onClick={() => setItems(sequenceOf(articles))}
          >
            {say(['放弃修改', 'Discard'])}
          </Button>
          {changes.length > 0 && (
            <span className="form-note">
              {say(['将改动 {count} 篇文章', '{count:article|articles} will change'], {
                count: changes.length,
              })}
            </span>
          )}
        </div>
      )}
    </>
  )
}
