import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { boolean } from './kind.ts'

/** A tick or a dash, with the word for readers. */
export function BooleanCell({ value, field }: CellProps) {
  const word = boolean.plain(value === true, field, useLanguage())
  return (
    <span className={value === true ? 'cell-yes' : 'cell-no'} title={word}>
      <span aria-hidden="true">{value === true ? '✓' : '–'}</span>
      <span className="for-readers">{word}</span>
    </span>
  )
}
