import { useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import { EmptyState } from '../../../views/EmptyState.tsx'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { WaitingRows } from '../../../views/WaitingRows.tsx'
import { HoldingsRows } from './HoldingsRows.tsx'
import { HoldingsTold } from './HoldingsTold.tsx'
import { STEP, useHeld } from './useHeld.ts'
import type { SeenPart } from './useParts.ts'

/** A tab: the lists of what a user has, those with nothing in them named below. */
export function HoldingsPart({ part, user }: { readonly part: SeenPart; readonly user: number }) {
  const say = useSay()
  const [most, setMost] = useState<{ readonly [entity: string]: number }>({})
  const found = useHeld(part.lists, user, most)
  const error = found.find((one) => one.error)?.error
  if (error)
    return (
      <EmptyState title={say(['没有取到数据', 'Nothing came back'])} text={wordsOf(error)} alert />
    )
  if (found.some(({ data }) => !data)) return <WaitingRows count={4} />
  const lists = part.lists.map((list, at) => ({ list, ...found[at]!.data! }))
  const filled = lists.filter(({ rows }) => rows.length > 0)
  const none = lists
    .filter(({ rows }) => rows.length === 0)
    .map(({ list }) => say(list.label ?? list.of.label))
  if (filled.length === 0)
    return (
      <EmptyState
        title={say(['还没有{what}', 'No {what} yet'], { what: say(part.label).toLowerCase() })}
        text={say(['有了之后显示在这里。', 'They will appear here.'])}
      />
    )
  return (
    <>
      {filled.map(({ list, rows, total }) =>
        list.told ? (
          <HoldingsTold key={list.entity} list={list} told={list.told} rows={rows} />
        ) : (
          <HoldingsRows
            key={list.entity}
            {...{ list, rows, total, user }}
            titled={part.lists.length > 1}
            onMore={() => setMost({ ...most, [list.entity]: rows.length + STEP })}
          />
        ),
      )}
      {none.length > 0 && (
        <p className="held-none">
          {say(['没有：{what}', 'None: {what}'], { what: none.join(say(['、', ', '])) })}
        </p>
      )}
    </>
  )
}
