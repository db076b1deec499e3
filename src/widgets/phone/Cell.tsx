import type { CellProps } from '../cell/CellProps.ts'

/** A phone number; a mobile in its three groups, which are drawn apart and copied as one. */
export function PhoneCell({ value }: CellProps) {
  const text = String(value)
  const found = /^(\d{3})([\d*]{4})(\d{4})$/.exec(text)
  if (!found) return <span className="cell-number">{text}</span>
  return (
    <span className="cell-number cell-phone">
      {found.slice(1).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three groups that never move
        <span key={at}>{part}</span>
      ))}
    </span>
  )
}
