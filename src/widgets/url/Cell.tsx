import type { CellProps } from '../cell/CellProps.ts'
import { MiddleCut } from '../cell/MiddleCut.tsx'

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
      <MiddleCut text={shown} />
    </a>
  )
}
