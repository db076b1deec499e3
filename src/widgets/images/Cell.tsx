import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { ImageCell } from '../image/Cell.tsx'

/** The first few, and how many there are. */
const FEW = 3

export function ImagesCell({ value, field }: CellProps) {
  const say = useSay()
  const urls = value as readonly string[]
  return (
    <span className="cell-several">
      {urls.slice(0, FEW).map((url) => (
        <ImageCell key={url} value={url} field={field} />
      ))}
      {urls.length > FEW && (
        <span>{say(['共 {count} 张', '{count} in all'], { count: urls.length })}</span>
      )}
    </span>
  )
}
