import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'

/** A picture in a box of fixed height and the field's proportions, so that rows do not jump while it loads. */
export function ImageCell({ value, field }: CellProps) {
  const say = useSay()
  const { width, height } = field
  const ratio = width && height ? Math.min(Math.max(width / height, 0.5), 2.5) : 1
  return (
    <img
      className="cell-picture"
      src={String(value)}
      alt={say(field.label)}
      loading="lazy"
      decoding="async"
      width={Math.round(40 * ratio)}
      height={40}
    />
  )
}
