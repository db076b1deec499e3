import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { certificateNumber } from './campStudent.actions.ts'

/** Whoever graduates gets the number of the certificate. */
const numbersCertificate: Judging = ({ after, now }) => {
  after.certificateNumber ??= certificateNumber(after, now)
}

/** Rules of camp students that no word carries. */
export const rules: RuleFunctions = { numbersCertificate }
