import type { CellProps } from '../cell/CellProps.ts'

/** An address that can be opened; of a stored picture, the picture itself. */
export function UrlCell({ value, field, record }: CellProps) {
  const address = String(value)
  if (field.stored && record?.[field.stored] === 'image')
    return (
      <a href={address} target="_blank" rel="noreferrer">
        <img className="cell-picture" src={address} alt={address} height={40} loading="lazy" />
      </a>
    )
  if (!/^https?:\/\//i.test(address)) return <span className="cell-line">{address}</span>
  const shown = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return (
    <a
      className="cell-line cell-address"
      href={address}
      title={address}
      target="_blank"
      rel="noreferrer"
    >
      <span>{shown.slice(0, -kept)}</span>
      <span>{shown.slice(-kept)}</span>
    </a>
  )
}

/** So many characters at the end are never cut: addresses of one site begin alike. */
const kept = 12
