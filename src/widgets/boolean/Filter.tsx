import { useSay } from '#src/i18n/useSay.ts'
import type { FilterProps } from '../filter/FilterProps.ts'
import { MenuFilter } from '../filter/MenuFilter.tsx'

/** Yes, no, or both. */
export function BooleanFilter(props: FilterProps) {
  const say = useSay()
  return (
    <MenuFilter
      {...props}
      choices={[
        ['true', say(['是', 'Yes'])],
        ['false', say(['否', 'No'])],
      ]}
      read={(choice) => choice === 'true'}
    />
  )
}
