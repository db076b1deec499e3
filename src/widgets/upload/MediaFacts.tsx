import type { StoredFile } from '#declare'
import { duration } from '../format/duration.ts'
import { size } from '../format/size.ts'

interface Props {
  readonly file: StoredFile
  /** Its address leads nowhere by itself. */
  readonly plain?: boolean
}

/** A sound, film or other file by name, with its length as mm:ss and its size to three digits. */
export function MediaFacts({ file, plain = false }: Props) {
  const facts = [
    file.duration !== undefined && file.duration !== null && duration(file.duration),
    file.size !== undefined && file.size !== null && size(file.size),
    file.width ? `${file.width} × ${file.height}` : undefined,
  ]
  return (
    <>
      {plain ? (
        <span>{file.name}</span>
      ) : (
        <a href={file.url} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      )}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}
