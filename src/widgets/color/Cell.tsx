import type { CellProps } from '../cell/CellProps.ts'

/** A swatch with the colour's code. */
export const ColorCell = ({ value }: CellProps) => (
  <span className="cell-colour">
    <i
      style={{ background: /^#[0-9a-f]+$/i.test(String(value)) ? String(value) : undefined }}
      aria-hidden="true"
    />
    {String(value)}
  </span>
)
