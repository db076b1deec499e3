import { useId, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { acceptedPictures } from '../../image/pictureProblem.ts'
import { LibraryButton } from '../../library/LibraryButton.tsx'
import { DropBox } from '../../upload/DropBox.tsx'
import { UploadProgress } from '../../upload/UploadProgress.tsx'
import { usePicture } from './usePicture.ts'

interface Props {
  readonly label: Label
  readonly url: string
  readonly hint?: Label
  /** In KB, and what is said of a picture that weighs more. */
  readonly most: number
  readonly tooLarge: Label
  readonly onPick: (url: string, alt?: string | null) => void
}

/** Takes a picture for an insert: dropped, pasted, picked, or from the library. */
export function PictureBox({ label, url, hint, most, tooLarge, onPick }: Props) {
  const say = useSay()
  const id = useId()
  const [unfit, setUnfit] = useState<Label>()
  const { state, refusal, take } = usePicture(most, tooLarge, onPick)
  const why = refusal ?? unfit
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {say(label)}
      </label>
      {url && <img className="insert-look" src={url} alt={say(label)} />}
      {state.at !== 'sending' && (
        <DropBox
          id={id}
          accept={acceptedPictures}
          className="file-frame"
          onFiles={(files) => {
            setUnfit(undefined)
            take(files)
          }}
        >
          <span>
            {url
              ? say(['点击、拖入或粘贴以替换', 'Click, drop or paste to replace it'])
              : say(['点击、拖入或粘贴图片', 'Click, drop or paste a picture'])}
          </span>
          {hint && <small>{say(hint)}</small>}
        </DropBox>
      )}
      <UploadProgress state={state} />
      {why && (
        <p role="alert" className="upload-refused">
          {say(why)}
        </p>
      )}
      <div className="field-row">
        <LibraryButton
          mediaType="image"
          unfit={({ size }) => ((size ?? 0) > most * 1024 ? tooLarge : null)}
          onPick={({ url: picked, alt }) => onPick(picked, alt)}
        />
      </div>
    </div>
  )
}
