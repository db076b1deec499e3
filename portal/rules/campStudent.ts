import { certificateNumber } from '../actions/campStudent.ts'
import type { Judging, RuleFunctions } from './rule.ts'

/** Whoever graduates gets the number of the certificate. */
const numbersCertificate: Judging = ({ after, now }) => {
  after.certificateNumber ??= certificateNumber(after, now)
}

/** Rules of camp students that no word carries. */
export const campStudent: RuleFunctions = { numbersCertificate }
