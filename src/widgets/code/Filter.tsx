import { useSay } from '#src/i18n/useSay.ts'
import type { FilterProps } from '../filter/FilterProps.ts'
import { MenuFilter } from '../filter/MenuFilter.tsx'
import { notRead, useAllAmong } from './useAmong.ts'

/** By one of the keys of a list that other records hold: those of the record one filters by, where one does. */
export function AmongFilter(props: FilterProps) {
  const say = useSay()
  const { field, values } = props
  const { entries = [], failed } = useAllAmong(field, values[field.among?.by ?? ''])
  return (
    <MenuFilter
      {...props}
      choices={entries.map(({ key, name }) => [key, name] as const)}
      {...(failed && { none: say(notRead) })}
    />
  )
}
