import type { StoredFile } from '#declare'
import type { CellProps } from '../cell/CellProps.ts'
import { FileCell } from '../cell/FileCell.tsx'

/** A film by its cover, name and length. */
export function VideoCell(props: CellProps) {
  const { cover } = props.value as StoredFile
  if (!cover) return <FileCell {...props} />
  return (
    <span className="cell-several">
      <img
        className="cell-picture"
        src={cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={56}
        height={40}
      />
      <FileCell {...props} />
    </span>
  )
}
