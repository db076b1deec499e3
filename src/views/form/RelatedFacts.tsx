import { useWatch } from 'react-hook-form'
import type { Action, Row } from '#declare'
import { StandingFacts } from '../show/StandingFacts.tsx'

interface Props {
  /** One that opens a list narrowed to one record, and says what is read of it. */
  readonly action: Action
  readonly record: Row
}

/** What holds for the record as it is being typed. */
export default function RelatedFacts({ action, record }: Props) {
  const typed = useWatch() as Row
  return <StandingFacts action={action} record={{ ...record, ...typed }} />
}
