import { useState } from 'react'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Batch, Summary } from './calls.ts'
import { GotAlready } from './GotAlready.tsx'
import { Held } from './Held.tsx'
import { NewEnds } from './NewEnds.tsx'
import { Remains } from './Remains.tsx'
import { Shares } from './Shares.tsx'

interface Props {
  readonly batch: Batch
  readonly summary: Summary
}

/** The same on a page, to be folded away: as long as rows are to be mended, it waits. */
export function BeforehandCard(props: Props) {
  const say = useSay()
  const [folded, setFolded] = useState<boolean | null>(null)
  if (!isSeen(props.summary)) return null
  const isOpen = !(folded ?? props.summary.problems > 0)
  return (
    <details
      className="card bulk-before"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setFolded(!open)}
    >
      <summary>
        {say(['执行之前', 'Before it runs'])}
        <small>{say(['金额、预算、到期日与库存', 'Money, budget, ends and stock'])}</small>
      </summary>
      <div className="bulk-before-seen">
        <Beforehand {...props} />
      </div>
    </details>
  )
}

/** Whether there is anything to be said of a batch. */
const isSeen = ({ shares, remains, budget, limit, ends, gotAlready, unpriced }: Summary): boolean =>
  shares.length > 0 ||
  remains.named.length > 0 ||
  Boolean(budget ?? limit) ||
  (ends !== null && ends.dated + ends.forever > 0) ||
  gotAlready.named.length > 0 ||
  unpriced > 0

/** What a batch would come to, before anybody agrees to it: money, budget, ends, stock, and who had the same. */
export function Beforehand({ batch, summary }: Props) {
  const say = useSay()
  const { remains, budget, limit, ends, gotAlready, unpriced } = summary
  return (
    <>
      <Shares {...summary} />
      <Held budget={budget} limit={limit} />
      <NewEnds ends={ends} />
      <Remains {...remains} />
      <GotAlready {...gotAlready} />
      {unpriced > 0 && (
        <p className="bulk-undo">
          {say(
            [
              '{rows} 行没有{what}，未计入总金额',
              '{rows:row has|rows have} no {what} and are not counted in',
            ],
            { rows: groupDigits(unpriced), what: say(bulkKinds[batch.kind]!.total!.of) },
          )}
        </p>
      )}
    </>
  )
}
