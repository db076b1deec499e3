import Alert from '@mui/material/Alert'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { AskedFor } from './AskedFor.tsx'
import { Beforehand } from './Beforehand.tsx'
import type { Batch } from './calls.ts'
import { checkTiles } from './checkTiles.ts'
import { Sampled } from './Sampled.tsx'
import { Amount, Tiles } from './Tiles.tsx'
import { momentOf, useSummary } from './useBatch.ts'
import './bulk.css'

/** What whoever approves a batch goes by, with nothing to press: counts, money, what is left afterwards, a sample. */
export function Judged({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const { data: summary, error, refetch } = useSummary(batch.id, momentOf(batch))
  if (error) return <SearchFailed again={() => void refetch()} />
  if (!summary) return <div className="bulk-judged" aria-busy="true" />
  return (
    <div className="bulk-judged">
      <AskedFor {...{ batch, summary }} />
      <Alert severity={summary.refused ? 'warning' : 'info'} variant="outlined">
        {summary.approval.why ??
          say(['提交人主动请求复核', 'Whoever made it asks for approval of their own accord'])}
      </Alert>
      {summary.over && (
        <Alert severity="error" variant="outlined">
          {summary.over}
        </Alert>
      )}
      <div className="bulk-board">
        <Tiles tiles={checkTiles(batch, summary).filter(({ name }) => name !== 'problems')} />
        <Amount
          kind={batch.kind}
          label={['总金额', 'Total']}
          fen={summary.amount}
          unpriced={summary.unpriced}
        />
      </div>
      <div className="bulk-before-seen">
        <Beforehand batch={batch} summary={summary} />
      </div>
      <DialogProvider>
        <Sampled batch={batch} />
      </DialogProvider>
    </div>
  )
}
