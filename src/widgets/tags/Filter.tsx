import type { FilterProps } from '../filter/FilterProps.ts'
import { MenuFilter } from '../filter/MenuFilter.tsx'
import { useGivenWords } from './useUsedWords.ts'

/** By one of the words the field takes, where it takes certain words only. */
export function WordsFilter(props: FilterProps) {
  const { words } = useGivenWords(props.field.words, true)
  return <MenuFilter {...props} choices={words.map((word) => [word, word] as const)} />
}
