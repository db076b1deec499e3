import { useRef } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { PictureDialogs } from '../image/PictureDialogs.tsx'
import { PictureFrame } from '../image/PictureFrame.tsx'
import { fittedMaterial, unfitMaterial } from '../image/unfitMaterial.ts'
import { usePictures } from '../image/usePictures.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { moveItem, SortedList } from '../input/SortedList.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { LibraryButton } from '../library/LibraryButton.tsx'
import { distinctFiles } from '../upload/distinctFiles.ts'
import { useOwner } from '../upload/useOwner.ts'
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
  // The same content has one address, and stands in the list once.
  const add = (url: string) => {
    if (!latest.current.includes(url)) set([...latest.current, url])
  }
  const owning = useOwner({ source: props.source, label, as: 'url', adds: true })
  const pictures = usePictures(props.field, add, owning, true)
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
        onMove={(from, to) => set(moveItem(urls, from, to))}
        onRemove={(at) => set(urls.filter((_, other) => other !== at))}
      >
        {(url, at) => <img src={url} alt={nameOf(url, at)} loading="lazy" />}
      </SortedList>
      {room !== 0 && pictures.state.at !== 'sending' && !input.disabled && (
        <PictureFrame
          id={input.id}
          field={props.field}
          several
          disabled={input.disabled}
          aria={input.aria}
          boxRef={input.focus}
          onFiles={(files) => pictures.take(distinctFiles(files).slice(0, room))}
          onLeave={input.leave}
        />
      )}
      <PictureDialogs pictures={pictures} />
      {room !== 0 && pictures.state.at !== 'sending' && !input.disabled && (
        <div className="field-row">
          <LibraryButton
            mediaType="image"
            demand={props.field}
            unfit={(material) => unfitMaterial(material, props.field)}
            fitted={(material) => fittedMaterial(material, props.field)}
            onFit={pictures.refit}
            onPick={({ url }) => add(url)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
