import type { RuleFunctions } from '#portal/engine/rules/rule.ts'
import { namesWhatGoesAlong } from '../activities/goesAlong.ts'

/** Rules of the modules of subjects that no word carries. */
export const rules: RuleFunctions = {
  namesWhatGoesAlong: namesWhatGoesAlong('subjectContent', 'module'),
}
