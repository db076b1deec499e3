import { wording } from '#declare'
import { useLanguage } from '#src/i18n/useSay.ts'
import type { InputProps } from '../input/InputProps.ts'
import { choicesOf } from '../kind/chosen.ts'

export interface Option {
  readonly value: string
  readonly text: string
}

/** The choices offered now, and what is chosen already even where it is offered no more. */
export function useOptions(
  { field, hint }: Pick<InputProps, 'field' | 'hint'>,
  chosen: readonly string[],
): Option[] {
  const language = useLanguage()
  const labels = choicesOf(field)
  const offered = Object.keys(labels).filter(
    (value) => !hint?.choices || hint.choices.includes(value) || chosen.includes(value),
  )
  const gone = chosen.filter((value) => !Object.hasOwn(labels, value))
  return [...offered, ...gone].map((value) => {
    const label = labels[value]
    return { value, text: label ? wording(label, language) : value }
  })
}
