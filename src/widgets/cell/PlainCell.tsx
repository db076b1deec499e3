import { useLanguage } from '#src/i18n/useSay.ts'
import { readAs } from '../computed/kind.ts'
import { kinds } from '../kinds.ts'
import type { CellProps } from './CellProps.ts'

/** The value as one line, as exports and history have it; cut where it is long, the whole of it on hover. */
export function PlainCell({ value, field }: CellProps) {
  const language = useLanguage()
  const text = kinds[readAs(field)].plain(value, field, language)
  return (
    <span className="cell-line" title={text}>
      {text}
    </span>
  )
}

/** The same for numbers: at the right, figures of one width. */
export function NumberCell({ value, field }: CellProps) {
  const language = useLanguage()
  return <span className="cell-number">{kinds[readAs(field)].plain(value, field, language)}</span>
}
