import { namesWhatGoesAlong } from './goesAlong.ts'
import type { RuleFunctions } from './rule.ts'

/** Rules of the modules of subjects that no word carries. */
export const subjectModule: RuleFunctions = {
  namesWhatGoesAlong: namesWhatGoesAlong('subjectContent', 'module'),
}
