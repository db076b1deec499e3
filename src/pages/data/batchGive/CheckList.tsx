import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { BeforehandCard } from './Beforehand.tsx'
import { CheckBar } from './CheckBar.tsx'
import { CodeList } from './CodeList.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Batch, checkAgain, type Summary } from './calls.ts'
import { cancelBatch } from './cancelBatch.ts'
import { checkTiles, rowsBehind } from './checkTiles.ts'
import { columnsOf } from './columnsOf.ts'
import { Faults } from './Faults.tsx'
import { findingKey } from './findingKey.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { RowFilters } from './RowFilters.tsx'
import { RowList } from './RowList.tsx'
import type { BatchStepProps } from './StepProps.ts'
import { isMoving } from './stepOf.ts'
import { Amount, Tiles } from './Tiles.tsx'
import { refreshBatches, useAct } from './useAct.ts'

/** Step 3: what the dry run found, row by row, put right in place; and the way to confirm. */
export function CheckList(props: BatchStepProps) {
  const { batch, summary, confirming, onConfirming } = props
  const say = useSay()
  const ask = useDialog()
  const client = useQueryClient()
  const { busy, act } = useAct()
  const [tile, setTile] = useState(summary.problems > 0 ? 'problems' : 'all')
  const [code, setCode] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [typed, setTyped] = useState(0)
  const [replacing, setReplacing] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const settle = useRef(() => Promise.resolve())
  const columns = columnsOf(batch.kind)
  const found = summary.codes.find((one) => findingKey(one) === code)
  useEffect(() => {
    if (summary.problems === 0) setTile((shown) => (shown === 'problems' ? 'all' : shown))
  }, [summary.problems])
  const ready = mayGoOn(summary)
  const checked = batch.status === 'ready' && !summary.changedSince
  const goOn = async () => {
    const fresh = checked ? batch : await act('check', () => checkAgain(batch.id))
    if (fresh && (fresh.status === 'ready' || isMoving(fresh.status))) onConfirming(fresh)
  }
  const choose = (name: string) => {
    setTile(name)
    setCode(null)
    void refreshBatches(client)
  }
  const [solved, setSolved] = useState(false)
  useEffect(() => {
    if (!solved || !ready || typed > 0 || busy) return
    next.current?.focus()
    setSolved(false)
  }, [solved, ready, typed, busy])
  const empty = summary.total === 0
  const editable = summary.mayRun && !batch.undoOf
  return (
    <>
      <Faults {...props} />
      <div className="card bulk-board">
        <Tiles tiles={checkTiles(batch, summary)} chosen={tile} onChoose={choose} />
        <Amount
          kind={batch.kind}
          label={['总金额', 'Total']}
          fen={summary.amount}
          unpriced={summary.unpriced}
        />
      </div>
      {summary.over && (
        <Alert severity="error" variant="outlined">
          {summary.over}
        </Alert>
      )}
      <CodeList {...props} chosen={code} editable={editable} onChoose={setCode} />
      <BeforehandCard batch={batch} summary={summary} />
      {!empty && (
        <div className="card">
          <RowFilters
            {...{ text, code, tile, typed }}
            codes={summary.codes}
            onText={setText}
            onCode={setCode}
            editable={editable}
            onReplace={() => setReplacing(true)}
          />
          {columns.length > 0 && (
            <RowList
              batch={batch.id}
              kind={batch.kind}
              columns={columns}
              filter={{
                ...rowsBehind(found ? 'all' : tile),
                ...(found && { says: found.says, about: found.column ?? '' }),
                ...(text.trim() && { q: text.trim() }),
              }}
              known={text || found ? undefined : knownOf(batch, summary, tile)}
              editable={editable}
              onSolved={() => setSolved(true)}
              onElsewhere={() => choose('problems')}
              onTyped={setTyped}
              settle={settle}
            />
          )}
        </div>
      )}
      <CheckBar
        {...props}
        {...{ busy, act, ready, typed }}
        settle={() => settle.current()}
        onCancel={() => cancelBatch(ask, say, act, batch)}
        next={
          <Button
            ref={next}
            variant="contained"
            size="large"
            disabled={!ready || busy !== null || typed > 0}
            onClick={goOn}
          >
            {say(['下一步：确认', 'Next: confirm'])}
          </Button>
        }
      />
      {replacing && <ReplaceDialog batch={batch} onClose={() => setReplacing(false)} />}
      {confirming && checked && <ConfirmDialog {...props} onClose={() => onConfirming(null)} />}
    </>
  )
}

/** Nothing is wrong with the list or a row of it, something is left to be carried out, and the month holds it. */
const mayGoOn = ({ problems, fine, warned, faults, over }: Summary): boolean =>
  problems === 0 && fine + warned > 0 && !over && faults.every(({ level }) => level !== 'error')

const knownOf = (batch: Batch, summary: Summary, tile: string): number =>
  checkTiles(batch, summary).find(({ name }) => name === tile)?.count ?? summary.total
