import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { EmptyState } from '../EmptyState.tsx'

interface Props {
  readonly entity: Entity
  /** The first field still to be chosen. */
  readonly field: string
}

/** Stands where nothing can be shown yet, and says what must be chosen before. */
export function ChooseFirst({ entity, field }: Props) {
  const say = useSay()
  const what = say(entity.fields[field]?.label ?? ['范围', 'scope'])
  return <EmptyState title={say(['请先选择{what}', 'Choose the {what} first'], { what })} />
}
