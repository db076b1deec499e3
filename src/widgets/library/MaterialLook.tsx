import type { Material } from '../upload/reportUpload.ts'

const marks = { audio: '♪', file: '⎙' } as const

/** A picture as itself, a film by its first picture, anything else by a mark. */
export function MaterialLook({
  material: { mediaType, url, alt },
}: {
  readonly material: Pick<Material, 'mediaType' | 'url' | 'alt'>
}) {
  if (mediaType === 'image')
    return (
      <img className="library-look" src={url} alt={alt ?? ''} loading="lazy" decoding="async" />
    )
  if (mediaType === 'video')
    return (
      <video
        className="library-look"
        src={`${url}#t=0.1`}
        preload="metadata"
        muted
        tabIndex={-1}
        aria-hidden="true"
      />
    )
  return (
    <span className="library-look library-mark" aria-hidden="true">
      {marks[mediaType]}
    </span>
  )
}
