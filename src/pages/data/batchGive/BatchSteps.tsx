import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { toasts } from '#derive/bulk/messages.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { Approval } from './Approval.tsx'
import { BatchHead } from './BatchHead.tsx'
import { Checking } from './Checking.tsx'
import { CheckList } from './CheckList.tsx'
import type { Batch, BatchState, Summary } from './calls.ts'
import { EditBatch } from './EditBatch.tsx'
import { Outcome } from './Outcome.tsx'
import { Running } from './Running.tsx'
import { StepHead } from './StepHead.tsx'
import type { BatchStepProps, StepProps } from './StepProps.ts'
import { isMoving, stepOf } from './stepOf.ts'
import { momentOf, useBatch, useSummary } from './useBatch.ts'

const views: { readonly [state in BatchState]: ComponentType<BatchStepProps> } = {
  uploaded: Checking,
  checking: Checking,
  problem: CheckList,
  ready: CheckList,
  approval: Approval,
  running: Running,
  paused: Running,
  done: Outcome,
  partly: Outcome,
  cancelled: Outcome,
  takenBack: Outcome,
  partlyBack: Outcome,
}

/** Steps 3 to 6 of a batch: whichever it is at, wherever it was left. */
export function BatchSteps({ id, screen, entity }: StepProps & { readonly id: number }) {
  const say = useSay()
  const { data: batch, error, refetch } = useBatch(id)
  const moment = batch ? momentOf(batch) : ''
  const summary = useSummary(id, moment)
  useRowsFollow(batch, moment)
  useEndTold(batch)
  const [confirming, onConfirming] = useConfirming(batch)
  const wrong = error ?? summary.error
  if (wrong && !batch)
    return (
      <EmptyState
        title={say(['打不开这个批次', 'This batch cannot be opened'])}
        text={wordsOf(wrong)}
        alert
      >
        <Button variant="contained" onClick={() => refetch()}>
          {say(['重试', 'Try again'])}
        </Button>
        <Button component={Link} to={screen.path}>
          {say(['选择类型', 'Choose a kind'])}
        </Button>
      </EmptyState>
    )
  if (!batch) return null
  if (batch.kind === 'edit') return <EditBatch batch={batch} />
  const View = views[batch.status]
  const step = confirming && batch.status === 'ready' ? 'confirm' : stepOf(batch.status)
  // What was counted at another step says nothing of this one.
  const fits = summary.data && views[summary.data.status] === View ? summary.data : null
  return (
    <div className="bulk">
      <StepHead
        screen={screen}
        at={step}
        over={step === 'result'}
        broken={batch.status === 'cancelled' && batch.done === 0}
      >
        {!isMoving(batch.status) && (
          <Button component={Link} to={`${screen.path}?kind=${batch.kind}`} color="inherit">
            {say(['上传新名单', 'Upload a new list'])}
          </Button>
        )}
      </StepHead>
      <BatchHead entity={entity} batch={batch} path={screen.path} />
      {error && (
        <Alert severity="warning" variant="outlined" role="status">
          {say([
            '暂时连不上服务器，正在重试；这不影响批次本身。',
            'The portal cannot be reached; trying again. The batch is not affected.',
          ])}
        </Alert>
      )}
      {fits?.refused && <RefusedNote refused={fits.refused} status={batch.status} />}
      {fits && (
        <View {...{ screen, entity, batch }} summary={fits} {...{ confirming, onConfirming }} />
      )}
    </div>
  )
}

/** Until it runs everybody who looks at a batch that was sent back reads by whom and why. */
function RefusedNote({
  refused: { by, at, why },
  status,
}: {
  readonly refused: NonNullable<Summary['refused']>
  readonly status: BatchState
}) {
  const say = useSay()
  if (!['problem', 'ready', 'approval'].includes(status)) return null
  return (
    <Alert severity="warning" variant="outlined">
      <strong>
        {by
          ? say(['{by} 于 {at} 驳回', '{by} sent it back, {at}'], {
              by,
              at: at ? dateTime(at) : '',
            })
          : say(['曾被驳回', 'It was sent back'])}
      </strong>
      ：{why}
      {status !== 'approval' &&
        say([
          '。修改后须再次提交复核，由他人通过才会执行。',
          '. Once mended it is handed in again, and runs when somebody else approves it.',
        ])}
    </Alert>
  )
}

/**
 * Whether one asked to confirm: a long list is checked as a whole by a job first, and whoever asked need not ask twice.
 * A check that finds problems ends it.
 */
function useConfirming(batch: Batch | undefined) {
  const [asked, setAsked] = useState<Batch | null>(null)
  const failed = asked !== null && batch?.status === 'problem' && batch.version >= asked.version
  useEffect(() => {
    if (failed) setAsked(null)
  }, [failed])
  return [asked !== null && !failed, setAsked] as const
}

/** Rows of a run that is put down change once more after it was cancelled. */
function useRowsFollow(batch: Batch | undefined, moment: string): void {
  const client = useQueryClient()
  const isCancelled = batch?.status === 'cancelled'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment of it
  useEffect(() => {
    if (isCancelled) void client.invalidateQueries({ queryKey: ['batchRow'] })
  }, [client, isCancelled, moment])
}

/** Tells the end of a run that one watched. */
function useEndTold(batch: Batch | undefined): void {
  const say = useSay()
  const notify = useNotify()
  const before = useRef<BatchState | null>(null)
  const state = batch?.status ?? null
  useEffect(() => {
    const ran = before.current === 'running' || before.current === 'paused'
    before.current = state
    if (!ran) return
    if (state === 'done') notify(say(toasts.succeeded), { type: 'success' })
    if (state === 'partly') notify(say(toasts.failed), { type: 'error' })
  }, [state, notify, say])
}
