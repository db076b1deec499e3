import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { ChoiceCell } from '../choice/Cell.tsx'
import { choices } from './kind.ts'

/** A chip for each; where a table leaves little room they run on as words, the whole on hover. */
export const ChoicesCell = ({ value, field }: CellProps) => (
  <span
    className="cell-several cell-words"
    title={choices.plain(value as readonly string[], field, useLanguage())}
  >
    {(value as readonly string[]).map((each) => (
      <ChoiceCell key={each} value={each} field={field} />
    ))}
  </span>
)
