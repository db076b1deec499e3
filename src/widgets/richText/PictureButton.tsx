import { useTiptapEditor } from 'ra-input-rich-text'
import { useId } from 'react'
import type { Field } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { acceptedPictures } from '../image/PictureFrame.tsx'
import { RefusalAlert } from '../image/RefusalAlert.tsx'
import { usePictures } from '../image/usePictures.ts'
import { UploadProgress } from '../upload/UploadProgress.tsx'

/** Pictures in a text may have any size, and at most 1 MB. */
const inText: Field = { kind: 'image', label: ['图片', 'Picture'], maxKB: 1024 }

/** Puts a picture into the text once it is in the object store. */
export function PictureButton() {
  const say = useSay()
  const id = useId()
  const editor = useTiptapEditor()
  const pictures = usePictures(inText, (src) => {
    editor.chain().focus().insertContent({ type: 'image', attrs: { src } }).run()
  })
  return (
    <span className="rich-picture">
      <label htmlFor={id} className="field-link">
        {say(['插入图片', 'Insert a picture'])}
        <input
          id={id}
          type="file"
          accept={acceptedPictures}
          disabled={!editor?.isEditable}
          onChange={(event) => {
            pictures.take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      <UploadProgress state={pictures.state} onStop={pictures.stop} />
      <RefusalAlert refusal={pictures.refusal} onClose={pictures.forget} />
    </span>
  )
}
