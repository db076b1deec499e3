import { useSay } from '../../i18n/useSay.ts'
import type { LockedFields } from './lockedFields.ts'
import './held.css'

/** Why several inputs below are locked, said once. */
export function LockNotes({ held }: { readonly held: readonly LockedFields[] }) {
  const say = useSay()
  return held.map(({ reason, names }) => (
    <p className="held-note" key={reason[0]}>
      {say(
        [
          '{reason}：以下 {count} 项已锁定。',
          '{reason}. {count:field below is|fields below are} locked.',
        ],
        {
          reason: say(reason),
          count: names.length,
        },
      )}
    </p>
  ))
}
