import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { LibraryButton } from '../library/LibraryButton.tsx'
import { useOwner } from '../upload/useOwner.ts'
import { Arrived } from './Arrived.tsx'
import { PictureDialogs } from './PictureDialogs.tsx'
import { PictureFrame } from './PictureFrame.tsx'
import { Preview } from './Preview.tsx'
import { fittedMaterial, unfitMaterial } from './unfitMaterial.ts'
import { usePictures } from './usePictures.ts'
import './image.css'

/**
 * One picture of a given size: checked before it is sent, sent straight to the object store, or picked from the
 * library; seen, replaced, removed. Ready, then finished once it arrived, then ready again.
 */
export function ImageInput(props: InputProps) {
  const say = useSay()
  const { field } = props
  const input = useFieldInput<string>(props)
  const [replacing, setReplacing] = useState(false)
  const set = (url: string | null) => {
    setReplacing(false)
    input.set(url)
  }
  const owning = useOwner({ source: props.source, label: field.label, as: 'url' })
  const pictures = usePictures(field, set, owning)
  const name = say(field.label)
  const framed = (input.value === null || replacing) && pictures.state.at !== 'sending'
  return (
    <FieldFrame {...props} input={input} group={!framed}>
      {input.value !== null && <Preview url={input.value} name={name} parts={field.previewAt} />}
      {framed && !(input.disabled && input.value !== null) && (
        <PictureFrame
          id={input.id}
          field={field}
          again={input.value !== null}
          disabled={input.disabled}
          aria={input.aria}
          boxRef={input.focus}
          onFiles={pictures.take}
          onLeave={input.leave}
        />
      )}
      <PictureDialogs pictures={pictures} />
      {pictures.arrived && input.value !== null && (
        <Arrived
          file={pictures.arrived}
          onCrop={pictures.recrop}
          onFinish={() => {
            pictures.finish()
            setReplacing(true)
          }}
        />
      )}
      {!input.disabled && pictures.state.at !== 'sending' && (
        <div className="field-row">
          {input.value !== null && (
            <>
              <button type="button" className="field-link" onClick={() => setReplacing(!replacing)}>
                {replacing
                  ? say(['不替换', 'Keep it'])
                  : say(['替换{name}', 'Replace {name}'], { name })}
              </button>
              <button type="button" className="field-link" onClick={() => set(null)}>
                {say(['移除{name}', 'Remove {name}'], { name })}
              </button>
            </>
          )}
          {framed && (
            <LibraryButton
              mediaType="image"
              demand={field}
              unfit={(material) => unfitMaterial(material, field)}
              fitted={(material) => fittedMaterial(material, field)}
              onFit={pictures.refit}
              onPick={({ url }) => {
                pictures.forget()
                pictures.stop()
                set(url)
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
