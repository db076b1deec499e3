import type { Label } from '#declare'

/** What was looked at, how it stands, and what to do where it does not stand well. */
export interface Symptom {
  readonly of: Label
  readonly state: 'well' | 'poor' | 'ill'
  readonly told: Label
}
