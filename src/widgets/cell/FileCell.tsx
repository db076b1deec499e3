import type { StoredFile } from '#declare'
import { duration } from '../format/duration.ts'
import { size } from '../format/size.ts'
import type { CellProps } from './CellProps.ts'

/** A file by its name, with its length where it plays, its size where it does not. */
export function FileCell({ value }: CellProps) {
  const file = value as StoredFile
  const fact =
    file.duration !== undefined
      ? duration(file.duration)
      : file.size !== undefined
        ? size(file.size)
        : ''
  return (
    <a className="cell-line" href={file.url} title={file.name} target="_blank" rel="noreferrer">
      {file.name} {fact && <small>{fact}</small>}
    </a>
  )
}
