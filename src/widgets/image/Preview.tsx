import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { type Parts, previewScale } from './previewScale.ts'

interface Props {
  readonly url: string
  readonly name: string
  /** At which parts of its size it is shown, where not the usual. */
  readonly parts?: Parts | undefined
}

/** A picture at a part of its size, and that size in words. */
export function Preview({ url, name, parts }: Props) {
  const say = useSay()
  const [natural, setNatural] = useState<{
    readonly url: string
    readonly width: number
    readonly height: number
  }>()
  const [failed, setFailed] = useState<string>()
  const known = natural?.url === url ? natural : undefined
  const scale = known ? previewScale(known.height, parts) : undefined
  return (
    <figure className="picture-preview">
      <img
        src={url}
        alt={name}
        width={scale && known ? Math.round(known.width * scale) : undefined}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setNatural({ url, width, height })
        }
        onError={() => setFailed(url)}
      />
      {failed === url && (
        <figcaption>{say(['图片无法显示', 'The picture cannot be shown'])}</figcaption>
      )}
      {known && known.height > 0 && (
        <figcaption>
          {known.width} × {known.height} px
        </figcaption>
      )}
    </figure>
  )
}
