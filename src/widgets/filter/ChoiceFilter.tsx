import { wording } from '#declare'
import { useLanguage } from '#src/i18n/useSay.ts'
import { choicesOf } from '../kind/chosen.ts'
import type { FilterProps } from './FilterProps.ts'
import { MenuFilter } from './MenuFilter.tsx'

/** By one choice: `status`, or one of the values it holds: `platforms`. */
export function ChoiceFilter(props: FilterProps) {
  const language = useLanguage()
  const choices = Object.entries(choicesOf(props.field)).map(
    ([choice, label]) => [choice, wording(label, language)] as const,
  )
  return <MenuFilter {...props} choices={choices} />
}
