import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { choiceLabel, choicesOf } from '../kind/chosen.ts'
import { Chip } from './Chip.tsx'

/** The choice in words, in the tone of its place in the list unless it is praise, doubt or blame. */
export function ChoiceCell({ value, field }: CellProps) {
  const language = useLanguage()
  return (
    <Chip
      tone={field.tones?.[String(value)] ?? Object.keys(choicesOf(field)).indexOf(String(value))}
    >
      {choiceLabel(value, field, language)}
    </Chip>
  )
}
