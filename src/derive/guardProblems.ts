import { wordOf } from '#declare'
import { asProblems } from './asProblems.ts'
import { literalsOf } from './literalsOf.ts'
import { perEntity } from './perEntity.ts'
import type { Problem } from './problem.ts'
import { guards } from './rules/guards.ts'
import type { Word } from './rules/word.ts'
import type { Situation } from './situation.ts'

const words: { readonly [word: string]: Word | undefined } = guards

/** What the rules that say who may change a record, and when, have against something done to it. */
export const guardProblems = (situation: Situation): readonly Problem[] =>
  guarding(situation.entity).flatMap((one) =>
    asProblems(one, words[wordOf(one.literal)]?.check?.(one.literal, situation) ?? []),
  )

const guarding = perEntity((entity) =>
  literalsOf(entity).filter(
    ({ literal }) => literal.warn !== true && words[wordOf(literal)]?.check,
  ),
)
