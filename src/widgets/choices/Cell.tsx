import type { CellProps } from '../cell/CellProps.ts'
import { ChoiceCell } from '../choice/Cell.tsx'

export const ChoicesCell = ({ value, field }: CellProps) => (
  <span className="cell-several">
    {(value as readonly string[]).map((each) => (
      <ChoiceCell key={each} value={each} field={field} />
    ))}
  </span>
)
