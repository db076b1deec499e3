import type { CellProps } from '../cell/CellProps.ts'

/** An address that can be opened. */
export function UrlCell({ value }: CellProps) {
  const address = String(value)
  if (!/^https?:\/\//i.test(address)) return <span className="cell-line">{address}</span>
  return (
    <a className="cell-line" href={address} title={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  )
}
