import { useSay } from '#src/i18n/useSay.ts'
import { size } from '../format/size.ts'
import type { Arrived as File } from './usePictures.ts'

/** The one picture of the list, once it arrived; pressed, `finished` clears the list and the box is ready again. */
export function Arrived({
  file,
  onCrop,
  onFinish,
}: {
  readonly file: File
  /** Takes another part of what it was cropped from. */
  readonly onCrop?: (() => void) | undefined
  readonly onFinish: () => void
}) {
  const say = useSay()
  return (
    <div className="picture-arrived" role="status">
      <span>
        ✓ {say(['已上传', 'Uploaded'])} · {file.name} · {size(file.size)}
        {file.isKnown && (
          <>
            {' · '}
            {say(['素材库中已有相同图片，用的就是那一张', 'The library had it: that one is used'])}
          </>
        )}
      </span>
      {onCrop && (
        <button type="button" className="field-link" onClick={onCrop}>
          {say(['重新裁剪', 'Crop anew'])}
        </button>
      )}
      <button type="button" className="field-link" onClick={onFinish}>
        {say(['完成', 'Finished'])}
      </button>
    </div>
  )
}
