import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEvent } from 'ra-core'
import { createContext, use, useMemo } from 'react'
import type { QueueTab } from '#declare'
import type { Turn } from '#wire/turn.ts'
import { useSay } from '../../i18n/useSay.ts'
import { Waiting } from './Figures.tsx'

interface Counts {
  readonly tab: number
  readonly turn: Turn | undefined
  /** Decided here, and still counted by the portal; how many of them had waited too long. */
  readonly unsent: number
  readonly late: number
}
interface Props extends Counts {
  readonly tabs: readonly QueueTab[]
  onTurn(tab: number): void
}

const CountsContext = createContext<Counts | null>(null)

/**
 * What waits, by kind. Counts go down with every decision, and tabs measure themselves whenever they are drawn: so only
 * the counts are drawn anew.
 */
export function QueueTabs({ tabs, onTurn, ...counts }: Props) {
  const say = useSay()
  const { tab } = counts
  const turn = useEvent(onTurn)
  const drawn = useMemo(
    () => (
      <Tabs
        value={tab}
        onChange={(_, next: number) => turn(next)}
        variant="scrollable"
        aria-label={say(['待处理的类别', 'What waits'])}
      >
        {tabs.map(({ label }, at) => (
          <Tab key={label[1]} label={<Count label={say(label)} at={at} />} />
        ))}
      </Tabs>
    ),
    [tab, tabs, say, turn],
  )
  return <CountsContext value={counts}>{drawn}</CountsContext>
}

function Count({ label, at }: { readonly label: string; readonly at: number }) {
  const { tab, turn, unsent, late } = use(CountsContext)!
  const isHere = at === tab
  return (
    <Waiting
      {...turn?.tabs[at]}
      label={label}
      unsent={isHere ? unsent : 0}
      unsentLate={isHere ? late : 0}
    />
  )
}
