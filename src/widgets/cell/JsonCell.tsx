import type { CellProps } from './CellProps.ts'

export const JsonCell = ({ value }: CellProps) => (
  <code className="cell-line" title={JSON.stringify(value, null, 1)}>
    {JSON.stringify(value)}
  </code>
)
