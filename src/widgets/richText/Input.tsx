import { useRef } from 'react'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { counterOf } from '../input/LineInput.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { withoutMarkup } from './kind.ts'
import { TextEditor } from './TextEditor.tsx'

/** Text with headings, lists, tables, links, pictures, sound and film. */
export function RichTextInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  const { max, maxKB } = props.field
  const { revision, keep } = useOwnChanges(input.value)
  return (
    <FieldFrame
      {...props}
      input={input}
      group
      counter={max === undefined ? undefined : counterOf(withoutMarkup(input.value ?? ''), max)}
    >
      <TextEditor
        id={input.id}
        name={props.field.label}
        labelledBy={`${input.id}-label`}
        disabled={input.disabled}
        maxKB={maxKB}
        html={input.value ?? ''}
        revision={revision}
        onWrite={(html) => input.set(keep(html))}
        onLeave={input.leave}
        focusRef={input.focus}
      />
    </FieldFrame>
  )
}

/** Tells a value that came from elsewhere, which the editor is to show, from one it wrote itself. */
function useOwnChanges(value: string | null) {
  const own = useRef({ value, revision: 0 })
  if (own.current.value !== value) own.current = { value, revision: own.current.revision + 1 }
  const keep = (html: string): string | null => {
    own.current.value = html === '' ? null : html
    return own.current.value
  }
  return { revision: own.current.revision, keep }
}
