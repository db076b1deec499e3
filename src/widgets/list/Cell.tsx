import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { kinds } from '../kinds.ts'

/** How many entries; what they hold on hover. */
export function ListCell({ value, field }: CellProps) {
  const say = useSay()
  const language = useLanguage()
  const entries = value as readonly object[]
  return (
    <span title={kinds.list.plain(entries, field, language)}>
      {say(entries.length === 1 ? ['1 项', '1 entry'] : ['{count} 项', '{count} entries'], {
        count: entries.length,
      })}
    </span>
  )
}
