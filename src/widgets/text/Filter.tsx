import { use } from 'react'
import { ChoiceFilter } from '../filter/ChoiceFilter.tsx'
import { ContainsFilter } from '../filter/ContainsFilter.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'
import { EveryEntityContext } from '../reference/EntitiesContext.ts'

/** A piece of the text; an entity is chosen from all there are. */
export function TextFilter(props: FilterProps) {
  const of = use(EveryEntityContext)
  if (props.field.names !== 'entity') return <ContainsFilter {...props} />
  return <ChoiceFilter {...props} field={{ ...props.field, of }} />
}
