import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { useSay } from '../../../i18n/useSay.ts'

/** What taking the batch back would restore and what it would leave, told before it runs. */
export function UndoNote({ kind }: { readonly kind: string }) {
  const say = useSay()
  const declared = bulkKinds[kind]
  if (!declared) return null
  return (
    <p className="bulk-undo">
      {!declared.final && <b>{say(['7 天内可撤回：', 'Within 7 days: '])}</b>}
      {say(declared.undo)}
    </p>
  )
}
