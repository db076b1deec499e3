import type { CellProps } from '#widgets/cell/CellProps.ts'
import '#widgets/input/field.css'

interface Sized {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The sizes a picture was drawn at, each a link to it. */
export default function MaterialSizesCell({ value }: CellProps) {
  const sizes = Object.values((value ?? {}) as { readonly [name: string]: Sized })
  if (sizes.length === 0) return <>–</>
  return (
    <span>
      {sizes.map(({ url, width, height }, at) => (
        <span key={url}>
          {at > 0 && ' · '}
          <a className="field-link" href={url} target="_blank" rel="noreferrer">
            {width}×{height}
          </a>
        </span>
      ))}
    </span>
  )
}
