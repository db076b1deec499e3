import { Suspense } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { EmptyState } from '../EmptyState.tsx'
import { Offered } from './Offered.tsx'

interface Props {
  readonly entity: Entity
  /** The first field still to be chosen. */
  readonly field: string
  /** What is chosen, and what the screen holds fast. */
  readonly filter: Row
}

/** Stands where nothing can be shown yet, says what must be chosen before, and offers what is at hand. */
export function ChooseFirst({ entity, field, filter }: Props) {
  const say = useSay()
  const what = say(entity.fields[field]?.label ?? ['范围', 'scope'])
  const to = entity.fields[field]?.to
  return (
    <EmptyState title={say(['请先选择{what}', 'Choose the {what} first'], { what })}>
      {to && (
        <Suspense fallback={null}>
          <Offered {...{ entity, field, filter, to }} />
        </Suspense>
      )}
    </EmptyState>
  )
}
