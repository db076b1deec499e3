import { useRef } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { PictureFrame } from '../image/PictureFrame.tsx'
import { RefusalAlert } from '../image/RefusalAlert.tsx'
import { usePictures } from '../image/usePictures.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { moved, SortedList } from '../input/SortedList.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import '../image/image.css'

const NONE: readonly string[] = []

/** Several pictures in an order of their own. */
export function ImagesInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<readonly string[]>(props)
  const { max, label } = props.field
  const urls = input.value ?? NONE
  // Several arrive one after another, before the form has drawn the last.
  const latest = useRef(urls)
  latest.current = urls
  const set = (next: readonly string[]) => {
    latest.current = next
    input.set(next.length > 0 ? next : null)
  }
  const pictures = usePictures(props.field, (url) => set([...latest.current, url]))
  const room = max === undefined ? undefined : max - urls.length
  const nameOf = (_url: string, at: number) => `${say(label)} ${at + 1}`
  return (
    <FieldFrame
      {...props}
      input={input}
      group={room === 0}
      counter={max === undefined ? undefined : `${urls.length} / ${max}`}
    >
      <SortedList
        className="picture-list"
        items={urls}
        keyOf={(url) => url}
        nameOf={nameOf}
        disabled={input.disabled}
        onMove={(from, to) => set(moved(urls, from, to))}
        onRemove={(at) => set(urls.filter((_, other) => other !== at))}
      >
        {(url, at) => <img src={url} alt={nameOf(url, at)} loading="lazy" />}
      </SortedList>
      <RefusalAlert refusal={pictures.refusal} onClose={pictures.forget} />
      {room !== 0 && pictures.state.at !== 'sending' && !input.disabled && (
        <PictureFrame
          id={input.id}
          field={props.field}
          several
          disabled={input.disabled}
          aria={input.aria}
          boxRef={input.focus}
          onFiles={(files) => pictures.take(files.slice(0, room))}
          onLeave={input.leave}
        />
      )}
      <UploadProgress state={pictures.state} onStop={pictures.stop} />
    </FieldFrame>
  )
}
