import type { Label } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import type { Draft } from './draftOf.ts'
import type { Fate } from './useManuscripts.ts'

/** What became of all of them so far, where one would have to look through them for it. */
export function Outcome({
  drafts,
  fates,
}: {
  readonly drafts: readonly Draft[]
  readonly fates: readonly (Fate | undefined)[]
}) {
  const say = useSay()
  const count = (kind: Fate['kind']) => fates.filter((fate) => fate?.kind === kind).length
  const said: readonly (readonly [number, Label])[] = [
    [count('made'), ['已建立 {count}', '{count} made']],
    [count('failed'), ['要改 {count}', '{count} to put right']],
    [
      drafts.filter(({ manuscript }) => !manuscript).length,
      ['读不出 {count}', '{count} unreadable'],
    ],
  ]
  const some = said.filter(([count]) => count > 0)
  return (
    <span role="status" className="manuscripts-outcome">
      {some.map(([count, label]) => say(label, { count })).join(' · ')}
    </span>
  )
}
