import type { Finding } from './findings.ts'

/** What the walker cannot fill or press, by screen and element, and why. It only gets shorter. */
export interface Known {
  readonly screen: string
  readonly element: string
  readonly why: string
}

const form = (screen: string, why: string): Known => ({ screen, element: 'save', why })

export const known: readonly Known[] = [
  form('/camp/period/catalogue/create', 'parent, day and lesson follow from each other'),
]

/** Whether a finding is of these. */
export const isKnown = ({ screen, element }: Finding): boolean =>
  known.some((one) => one.screen === screen && one.element === element)
