import { widths } from '#src/client/widths.ts'
import type { Material } from '../upload/reportUpload.ts'

const marks = { audio: '♪', file: '⎙' } as const

/** A picture as itself, a film by its first picture, anything else by a mark. */
export function MaterialLook({
  material: { mediaType, url, alt, width, sizes, colour },
}: {
  readonly material: Pick<Material, 'mediaType' | 'url' | 'alt'> &
    Partial<Pick<Material, 'width' | 'sizes' | 'colour'>>
}) {
  if (mediaType === 'image')
    return (
      <img
        className="library-look"
        src={url}
        srcSet={
          sizes?.small && width
            ? `${sizes.small.url} ${sizes.small.width}w, ${url} ${width}w`
            : widths[url]
        }
        sizes="150px"
        alt={alt ?? ''}
        loading="lazy"
        decoding="async"
        // What it will be like, while it comes.
        style={colour ? { backgroundColor: colour } : undefined}
        onLoad={({ currentTarget }) => currentTarget.style.removeProperty('background-color')}
      />
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
