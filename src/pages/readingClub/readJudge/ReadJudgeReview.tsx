import Button from '@mui/material/Button'
import { useGetOne } from 'ra-core'
import { use, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Condition, Row, Screen } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { screensByPath } from '#resources/screens.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { NotFound } from '../../../layout/NotFound.tsx'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { useWaiting } from '../../../views/form/useWaiting.ts'
import { NoRecord } from '../../../views/NoRecord.tsx'
import { StateChip } from '../../../views/StateChip.tsx'
import type { PageProps } from '../../pageProps.ts'
import { JudgedBook } from './JudgedBook.tsx'
import { Judgement } from './Judgement.tsx'
import { Verdict } from './Verdict.tsx'
import '../../../views/list/table.css'
import './judging.css'

const LIST = '/doread/readJudge'
const waits: Condition = { status: 'reviewing' }

/** Judgements reviewed one after the other: the book, the text, what else that judge gave, and the verdict. */
export default function ReadJudgeReview({ screen }: PageProps) {
  const [search] = useSearchParams()
  const id = Number(search.get('id'))
  return (
    <DialogProvider>
      <div className="list">
        {id > 0 ? <Review key={id} id={id} screen={screen} /> : <First screen={screen} />}
      </div>
    </DialogProvider>
  )
}

const addressOf = ({ path }: Screen, id: number) => `${path}?id=${id}`

/** Leads to whichever waits first. */
function First({ screen }: PageProps) {
  const say = useSay()
  const navigate = useNavigate()
  const entity = use(loadEntity('readJudge'))
  const look = useWaiting(entity, screensByPath.get(LIST)!, waits)
  const [none, setNone] = useState(false)
  useEffect(() => {
    look(0).then(
      ({ next }) =>
        next === undefined ? setNone(true) : navigate(addressOf(screen, next), { replace: true }),
      () => setNone(true),
    )
  }, [look, navigate, screen])
  if (!none) return null
  return (
    <EmptyState
      title={say(['没有待审阅的评测', 'No judgement waits for a review'])}
      text={say(['提交审阅的评测会出现在这里。', 'Those that are submitted come up here.'])}
    />
  )
}

function Review({ id, screen }: PageProps & { readonly id: number }) {
  const say = useSay()
  const viewer = useViewer()
  const navigate = useNavigate()
  const entity = use(loadEntity('readJudge'))
  const look = useWaiting(entity, screensByPath.get(LIST)!, waits)
  const { data, error, refetch } = useGetOne('readJudge', { id: String(id) })
  if (!mayUse(viewer, entity, 'read')) return <NotFound />
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const record = data as Row
  const goOn = (next: number | undefined) =>
    navigate(next === undefined ? LIST : addressOf(screen, next))
  return (
    <>
      <div className="list-head">
        <h1>{String(record.title)}</h1>
        <StateChip entity={entity} state={record[entity.stateField]} />
        <div className="room" />
        <Button color="inherit" component={Link} to={`${LIST}/${id}`}>
          {say(['编辑', 'Edit'])}
        </Button>
        <Button color="inherit" component={Link} to={LIST}>
          {say(['返回', 'Back'])}
        </Button>
      </div>
      <div className="judging">
        <JudgedBook id={Number(record.book)} />
        <Judgement entity={entity} record={record} />
        <Verdict {...{ entity, record, look }} onNext={goOn} onStale={() => void refetch()} />
      </div>
    </>
  )
}
