import type { Finding } from './findings.ts'

/** What the walker cannot fill or press, by screen and element, and why. It only gets shorter. */
export interface Known {
  readonly screen: string
  readonly element: string
  readonly why: string
}

export const known: readonly Known[] = []

/** Whether a finding is of these. */
export const isKnown = ({ screen, element }: Finding): boolean =>
  known.some((one) => one.screen === screen && one.element === element)
