import type { StoredFile } from '#declare'
import { duration } from '../format/duration.ts'
import { size } from '../format/size.ts'

/** A sound or film by name, with its length as mm:ss and its size to three digits. */
export function MediaFacts({ file }: { readonly file: StoredFile }) {
  const facts = [
    file.duration !== undefined && file.duration !== null && duration(file.duration),
    file.size !== undefined && file.size !== null && size(file.size),
    file.width ? `${file.width} × ${file.height}` : undefined,
  ]
  return (
    <>
      <a href={file.url} target="_blank" rel="noreferrer">
        {file.name}
      </a>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}
