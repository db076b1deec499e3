import type { Figure } from './figure.ts'
import type { describeMachine } from './machine.ts'

/** Everything a run found out. */
export interface Results {
  readonly date: string
  readonly quick: boolean
  readonly machine: ReturnType<typeof describeMachine>
  readonly parts: readonly Outcome[]
}

/** What came of a part. */
export interface Outcome {
  readonly part: string
  readonly figures: readonly Figure[]
  readonly seconds: number
  /** Load of the machine when it began and when it ended. */
  readonly load: readonly [number, number]
  readonly failed: boolean
}
