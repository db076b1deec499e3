import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { Label } from '#declare'
import { call } from '../../../client/client.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { NoRecord } from '../../../views/NoRecord.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import '../../../views/list/table.css'
import { CacheCard } from './CacheCard.tsx'
import type { CacheRegion, CacheTold } from './CacheRegion.ts'
import './cache.css'
import type { PageProps } from '../../pageProps.ts'

const WatchDialog = lazy(() => import('../../../views/jobs/WatchDialog.tsx'))

/** What the portal keeps in memory, with age and size; cleared part by part or all at once, as a job. */
export default function ClearCache(props: PageProps) {
  return (
    <DialogProvider>
      <Caches {...props} />
    </DialogProvider>
  )
}

function Caches({ screen }: PageProps) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const [job, setJob] = useState<number>()
  const { data, error, refetch } = useQuery({
    queryKey: ['cache'],
    queryFn: async () => (await call<CacheTold>('GET', 'cache', { quiet: true })).data,
    refetchInterval: 10_000,
  })
  if (error) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const clear = async (title: Label, regions?: readonly CacheRegion['region'][]) => {
    const text = say([
      '之后的读取会重新计算，内容不受影响。清除会记入操作日志。',
      'What is read next is worked out anew; no content changes. The audit log tells of it.',
    ])
    if (!(await ask({ title: say(title), text }))) return
    try {
      const { data: queued } = await call<{ job: number }>('POST', 'cache/clear', {
        body: regions ? { regions } : {},
      })
      setJob(queued.job)
    } catch (problem) {
      notify(wordsOf(problem), { type: 'error' })
    }
  }
  const watched = async () => {
    setJob(undefined)
    await refetch()
    await client.invalidateQueries({ queryKey: ['job'] })
  }
  return (
    <div className="list">
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
        <span className="hint">{say(of)}</span>
        <div className="room" />
        <Button onClick={() => void refetch()}>{say(['刷新', 'Refresh'])}</Button>
        <Button
          variant="contained"
          onClick={() => void clear(['清除全部缓存？', 'Clear every cache?'])}
        >
          {say(['全部清除', 'Clear all'])}
        </Button>
      </div>
      <ul className="caches">
        {data.regions.map((region) => (
          <CacheCard
            key={region.region}
            region={region}
            now={data.now}
            onClear={() => {
              const [zh, en] = region.label
              void clear([`清除缓存“${zh}”？`, `Clear the cache "${en}"?`], [region.region])
            }}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {job !== undefined && <WatchDialog id={job} onClose={() => void watched()} />}
      </Suspense>
    </div>
  )
}

const of: Label = [
  '数字是应答本次请求的门户进程的；清除对所有进程生效',
  'Figures are those of the portal that answered; clearing holds for every one',
]
