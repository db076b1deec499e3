import type { Label } from '#declare'
import { money } from '#widgets/format/money.ts'
import type { Holding } from '#wire/holding.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'
import { type Fact, FactList } from './FactList.tsx'

/** What the month's budget holds after the batch, and what whoever approves it may let through. */
export function Held({ budget, limit }: Pick<Summary, 'budget' | 'limit'>) {
  const say = useSay()
  const factOf = (name: Label, holding: Holding | null): readonly Fact[] => {
    if (!holding) return []
    const { most, used, afterwards } = holding
    const fact: Fact = {
      key: name[1],
      name: say(name),
      note: say(['共 {most}，已用 {used}', '{used} of {most} used'], {
        most: money(most),
        used: money(used),
      }),
      value:
        afterwards < 0
          ? say(['超出 {n}', '{n} over'], { n: money(-afterwards) })
          : say(['剩 {n}', '{n} left'], { n: money(afterwards) }),
      tone: afterwards < 0 ? 'bad' : undefined,
    }
    return [fact]
  }
  const facts = [
    ...factOf(['本月补赠预算', 'Budget of the month'], budget),
    ...factOf(['我的本月复核额度', 'My limit of the month'], limit),
  ]
  if (facts.length === 0) return null
  return <FactList title={say(['本批执行后', 'After this batch'])} facts={facts} />
}
