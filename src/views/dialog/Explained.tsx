import type { Label, PortName } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { StandInNotes } from '../StandInBanner.tsx'

interface Props {
  readonly says: Label | undefined
  readonly ports: readonly PortName[]
}

/** What pressing an action does, and which services it relies on are only stood in for. */
export default function Explained({ says, ports }: Props) {
  const say = useSay()
  return (
    <>
      {says && <p className="ask-says">{say(says)}</p>}
      <StandInNotes ports={ports} />
    </>
  )
}
