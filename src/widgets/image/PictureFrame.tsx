import type { AriaAttributes } from 'react'
import type { Field } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { DropBox } from '../upload/DropBox.tsx'
import { acceptedPictures, inShort, leastHeight, sizeWords, usualKB } from './pictureProblem.ts'
import { previewScale } from './previewScale.ts'

interface Props {
  readonly id: string
  readonly field: Field
  readonly several?: boolean
  /** A picture stands there already: the frame need not be drawn once more. */
  readonly again?: boolean
  readonly disabled: boolean
  readonly aria: AriaAttributes
  readonly boxRef: (element: HTMLElement | null) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly onLeave: () => void
}
/** The frame a picture has to fill, in its proportions, with its size written in it. */
export function PictureFrame({ field, again = false, ...box }: Props) {
  const say = useSay()
  const { width, maxKB = usualKB, saysKB } = field
  const height = field.height ?? leastHeight(field)
  const scale = previewScale(height ?? 0, field.previewAt)
  const shape =
    width && height && !again ? { width: width * scale, aspectRatio: `${width} / ${height}` } : {}
  return (
    <DropBox {...box} accept={acceptedPictures} className="picture-frame" style={shape}>
      <strong>{say(sizeWords(field))}</strong>
      <span>{say(['点击、拖入或粘贴图片', 'Click, drop or paste a picture'])}</span>
      <small>
        {say(['jpg、png、gif、webp、heic，小于{most}', 'jpg, png, gif, webp, heic, under {most}'], {
          most: inShort(saysKB ?? maxKB),
        })}
      </small>
    </DropBox>
  )
}
