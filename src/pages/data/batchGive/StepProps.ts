import type { Entity, Screen } from '#declare'
import type { Batch, Summary } from './calls.ts'

/** What every step stands on: its screen, and the declaration of batches. */
export interface StepProps {
  readonly screen: Screen
  readonly entity: Entity
}
/** What the steps of one batch get beside. */
export interface BatchStepProps extends StepProps {
  readonly batch: Batch
  readonly summary: Summary
  /** The dialog of step 4 is open over step 3, or opens as soon as the whole list is checked. */
  readonly confirming: boolean
  /** Opens or closes it; given a batch that is still checked, once that went well. */
  onConfirming(asked: Batch | null): void
}
