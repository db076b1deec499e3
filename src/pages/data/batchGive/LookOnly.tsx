import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Batch } from './Batch.ts'

/** In place of what can be done with a batch, for whoever may look at it only: who goes on with it. */
export function LookOnly({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const kind = say(bulkKinds[batch.kind]?.label ?? ['', ''])
  return (
    <span role="status">
      {say(
        [
          '您可以查看本批；处理它需要“{kind}”的权限',
          'You can look at this batch; going on with it needs the right to “{kind}”',
        ],
        { kind },
      )}
    </span>
  )
}
