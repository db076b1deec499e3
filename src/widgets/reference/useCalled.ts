import { use } from 'react'
import type { Field } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { EveryEntityContext } from './EntitiesContext.ts'

/** How a word of a field is read: where it names an entity, what that is called; any other as it stands. */
export function useCalled(): (field: Pick<Field, 'names'>, word: string) => string {
  const say = useSay()
  const every = use(EveryEntityContext)
  return ({ names }, word) => {
    const label = names === 'entity' ? every[word] : undefined
    return label ? say(label) : word
  }
}
