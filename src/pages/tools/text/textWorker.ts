import { carriedOut } from './carriedOut.ts'
import { countsOf, type TextCounts } from './countsOf.ts'
import { differences, type MarkedLine } from './differences.ts'
import type { TextPlan } from './TextPlan.ts'

export interface TextAsked {
  readonly turn: number
  readonly text: string
  readonly plan: TextPlan
  readonly marks: boolean
}
export interface TextDone {
  readonly turn: number
  readonly text: string
  readonly lines: readonly MarkedLine[] | null
  readonly counts: readonly [before: TextCounts, after: TextCounts]
  /** How many characters are new. */
  readonly changed: number
}

/** The thread beside the page: large texts leave it free to be typed on. */
self.onmessage = async ({ data: { turn, text, plan, marks } }: MessageEvent<TextAsked>) => {
  try {
    const after = await carriedOut(text, plan)
    const lines = marks ? differences(text.replace(/\r\n?/g, '\n'), after) : null
    const changed = (lines ?? [])
      .flat()
      .reduce((sum, [piece, isNew]) => sum + (isNew ? [...piece].length : 0), 0)
    const done: TextDone = {
      turn,
      text: after,
      lines,
      changed,
      counts: [countsOf(text), countsOf(after)],
    }
    self.postMessage(done)
  } catch (error) {
    self.postMessage({ turn, error: (error as Error).message })
  }
}
