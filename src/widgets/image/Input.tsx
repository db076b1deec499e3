import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { PictureFrame } from './PictureFrame.tsx'
import { Preview } from './Preview.tsx'
import { RefusalAlert } from './RefusalAlert.tsx'
import { usePictures } from './usePictures.ts'
import './image.css'

/** One picture of a given size: checked before it is sent, sent straight to the object store, seen, replaced, removed. */
export function ImageInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<string>(props)
  const [replacing, setReplacing] = useState(false)
  const pictures = usePictures(props.field, (url) => {
    setReplacing(false)
    input.set(url)
  })
  const name = say(props.field.label)
  const framed = input.value === null || replacing
  return (
    <FieldFrame {...props} input={input} group={!framed}>
      <RefusalAlert refusal={pictures.refusal} onClose={pictures.forget} />
      {input.value !== null && <Preview url={input.value} name={name} />}
      {framed && pictures.state.at !== 'sending' && !(input.disabled && input.value !== null) && (
        <PictureFrame
          id={input.id}
          field={props.field}
          disabled={input.disabled}
          aria={input.aria}
          boxRef={input.focus}
          onFiles={pictures.take}
          onLeave={input.leave}
        />
      )}
      <UploadProgress state={pictures.state} onStop={pictures.stop} />
      {input.value !== null && !input.disabled && (
        <div className="field-row">
          <button type="button" className="field-link" onClick={() => setReplacing(!replacing)}>
            {replacing
              ? say(['不替换', 'Keep it'])
              : say(['替换{name}', 'Replace {name}'], { name })}
          </button>
          <button
            type="button"
            className="field-link"
            onClick={() => {
              setReplacing(false)
              input.set(null)
            }}
          >
            {say(['移除{name}', 'Remove {name}'], { name })}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
