import { isKept, wordOf } from '#declare'
import { literalsOf } from './literalsOf.ts'
import { guards } from './rules/guards.ts'
import type { Word } from './rules/word.ts'
import type { Situation } from './situation.ts'

const words: { readonly [word: string]: Word | undefined } = guards

/** The fields of its form that may be changed in a record as it stands, as far as that can be told here. */
export function openFields(situation: Situation): readonly string[] {
  const { entity } = situation
  const hints = literalsOf(entity).map(
    ({ literal }) => words[wordOf(literal)]?.input?.(literal, situation) ?? {},
  )
  return entity.form
    .flatMap(([, , rows]) => rows.flat())
    .filter((name) => entity.fields[name] && !isKept(entity.fields[name]))
    .filter((name) => !hints.some((hint) => hint[name]?.disabled))
}
