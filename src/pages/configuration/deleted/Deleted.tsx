import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { Deletion } from '#wire/deletion.ts'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { bringBack } from '../../../views/bin/bringBack.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import type { PageProps } from '../../pageProps.ts'
import { readDeletions } from './deletedCalls.ts'
import './deleted.css'
import '#widgets/input/field.css'

/** Everything that was deleted and can be brought back, the latest first: who, when, why, and what went along. */
export default function Deleted(props: PageProps) {
  return (
    <DialogProvider>
      <Deletions {...props} />
    </DialogProvider>
  )
}

/** So long nothing must be typed before the portal is asked, in milliseconds. */
const PAUSE = 300

function Deletions({ screen }: PageProps) {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const [typed, setTyped] = useState(q)
  useEffect(() => setTyped(q), [q])
  useEffect(() => {
    if (typed === q) return
    const timer = setTimeout(() => setParams(typed ? { q: typed } : {}, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, q, setParams])
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['deletions', q],
      queryFn: ({ pageParam }) => readDeletions(q, pageParam),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
      retry: false,
      staleTime: 0,
    })
  const list = data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <div className="room" />
        <input
          type="search"
          className="field-box deleted-search"
          aria-label={say(['按名称查找已删除的记录', 'Find what was deleted by its name'])}
          placeholder={say(['按名称查找', 'Find by name'])}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="card">
        {error && <EmptyState title={wordsOf(error)} alert />}
        {!error && !isPending && list.length === 0 && !hasNextPage && (
          <EmptyState
            title={
              q
                ? say(['没有找到“{q}”', 'Nothing found for "{q}"'], { q })
                : say(['回收站是空的', 'Nothing was deleted'])
            }
          />
        )}
        <ol className="deleted" aria-label={say(screen.label)}>
          {list.map((one) => (
            <li key={one.id}>
              <Line deletion={one} onRestored={() => void refetch()} />
            </li>
          ))}
        </ol>
        {hasNextPage && (
          <div className="pages">
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {say(['更早的', 'Earlier ones'])}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

interface LineProps {
  readonly deletion: Deletion
  onRestored(): void
}

function Line({ deletion, onRestored }: LineProps) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const portal = useDataProvider<PortalProvider>()
  const { entity, recordId: id, label, title, at, by, reason, along, mayRestore } = deletion
  const restore = async () => {
    if (await bringBack({ portal, ask, say, notify }, { entity, id, title })) onRestored()
  }
  return (
    <>
      <div>
        <strong>{title}</strong> <span className="deleted-kind">{say(label)}</span>
        <p className="hint">
          {by} <time dateTime={at}>{dateTime(at)}</time>
          {reason && ` · ${say(['原因：{reason}', 'Reason: {reason}'], { reason })}`}
        </p>
        {along.length > 0 && (
          <p className="hint">
            {say(['一并删除：', 'Along with it: '])}
            {along
              .map(({ label: what, count }) =>
                say(['{what} {count} 条', '{what}: {count}'], { what: say(what), count }),
              )
              .join(say(['、', ', ']))}
          </p>
        )}
      </div>
      {mayRestore && (
        <Button
          size="small"
          aria-label={say(['恢复 {title}', 'Restore {title}'], { title })}
          onClick={() => void restore()}
        >
          {say(['恢复', 'Restore'])}
        </Button>
      )}
    </>
  )
}
