import type { Entity } from '#declare'
import type { Edit } from './editCalls.ts'

/** What each step of an edit stands on. */
export interface StepProps {
  readonly entity: Entity
  readonly edit: Edit
  /** It stands otherwise now. */
  onEdit(edit: Edit): void
  /** Another edit is looked at: this one taken back, or what is left of it. */
  onNext(edit: Edit): void
  /** Back to what is to be changed, or away from it where nothing is (`isLast`). */
  onAgain(): void
  readonly isLast: boolean
  onClose(): void
  /** Records were written. */
  onDone(): void
}
