import { widths } from '#src/client/widths.ts'
import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { cellShape } from './cellShape.ts'

/**
 * A picture in a box of fixed height and the field's proportions, so that rows do not jump while it loads; a round one
 * as a disc, with the picture that belongs beside it.
 */
export function ImageCell({ value, field, record }: CellProps) {
  const say = useSay()
  const { round, beside } = field
  const other = beside && record?.[beside]
  const shape = cellShape(field)
  const picture = (
    <img
      className={round ? 'cell-picture round' : 'cell-picture'}
      src={String(value)}
      srcSet={widths[String(value)]}
      sizes={`${shape.width}px`}
      alt={say(field.label)}
      loading="lazy"
      decoding="async"
      {...shape}
    />
  )
  if (!other) return picture
  return (
    <span className="cell-pair">
      {picture}
      <img className="cell-beside" src={String(other)} alt="" loading="lazy" decoding="async" />
    </span>
  )
}
