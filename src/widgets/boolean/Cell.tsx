import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { boolean } from './kind.ts'

/** A tick, a warning or a dash, with the word for readers. */
export function BooleanCell({ value, field }: CellProps) {
  const word = boolean.plain(value === true, field, useLanguage())
  const [look, sign] = value !== true ? ['no', '–'] : field.alarm ? ['alarm', '!'] : ['yes', '✓']
  return (
    <span className={`cell-${look}`} title={word}>
      <span aria-hidden="true">{sign}</span>
      <span className="for-readers">{word}</span>
    </span>
  )
}
