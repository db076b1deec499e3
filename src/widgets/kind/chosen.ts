import { type Field, type Label, type Language, wording } from '#declare'
import { quoteValue } from './quoteValue.ts'

/** The choices of a field, by their value. */
export const choicesOf = (field: Field): { readonly [choice: string]: Label } =>
  (field.of ?? {}) as { readonly [choice: string]: Label }

/** The label of a choice; the value itself where the list has it no more. */
export function choiceLabel(value: unknown, field: Field, language: Language): string {
  const label = choicesOf(field)[String(value)]
  return label ? wording(label, language) : String(value)
}

/** What is wrong with a choice: it is not in the list. */
export function choiceProblems(value: unknown, field: Field): readonly Label[] {
  // A computed choice may have its list elsewhere.
  if (field.of === undefined && typeof value === 'string') return []
  const choices = choicesOf(field)
  if (typeof value === 'string' && Object.hasOwn(choices, value)) return []
  const names = (at: 0 | 1) => Object.values(choices).map((label) => label[at])
  return [
    [
      `${quoteValue(value)} 不在可选项中：${names(0).join('、')}`,
      `${quoteValue(value)} is not one of: ${names(1).join(', ')}`,
    ],
  ]
}
