import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { money } from '#widgets/format/money.ts'
import { useSay } from '../../../i18n/useSay.ts'

interface Props {
  readonly kind: string
  /** What stands where the batch writes over, in fen: it is what taking back brings forth. */
  readonly before?: number
}

/** What taking the batch back would restore and what it would leave, told before it runs; why it cannot be, where it cannot. */
export function UndoNote({ kind, before = 0 }: Props) {
  const say = useSay()
  const declared = bulkKinds[kind]
  if (!declared) return null
  return (
    <p className="bulk-undo">
      {!declared.final && <b>{say(['7 天内可撤回：', 'Within 7 days: '])}</b>}
      {say(declared.undo)}
      {!declared.final &&
        before !== 0 &&
        say(['；本批覆盖的原金额 {before} 随之恢复', '; the {before} it writes over comes back'], {
          before: money(before),
        })}
    </p>
  )
}
