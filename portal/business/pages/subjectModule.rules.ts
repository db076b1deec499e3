import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { warnsOfDeletedAlong } from '../activities/deletedAlong.ts'

/** Rules of the modules of subjects that no word carries. */
export const rules: RuleFunctions = {
  namesWhatGoesAlong: warnsOfDeletedAlong('subjectContent', 'module'),
}
