import { useEffect, useRef, useState } from 'react'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { counterOf } from '../input/LineInput.tsx'
import { useFieldInput } from '../input/useFieldInput.ts'
import { useOwner } from '../upload/useOwner.ts'
import { withoutMarkup } from './kind.ts'
import { TextEditor } from './TextEditor.tsx'

/** Text with headings, lists, tables, links, pictures, sound and film. */
export function RichTextInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  const { max, maxKB, label } = props.field
  const owning = useOwner({ source: props.source, label, as: 'text' })
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
        owning={owning}
        html={input.value ?? ''}
        revision={revision}
        onWrite={(html) => input.set(keep(html))}
        onLeave={input.leave}
        focusRef={input.focus}
      />
    </FieldFrame>
  )
}

/**
 * Tells a value that came from elsewhere, which the editor is to show, from one it wrote itself: a form draws some time
 * after it was told, and by then more may have been written.
 */
function useOwnChanges(value: string | null) {
  const written = useRef<readonly (string | null)[]>([])
  const [seen, setSeen] = useState({ value, revision: 0 })
  if (seen.value !== value)
    setSeen({ value, revision: seen.revision + (written.current.includes(value) ? 0 : 1) })
  useEffect(() => {
    const at = written.current.indexOf(value)
    written.current = at < 0 ? [] : written.current.slice(at + 1)
  }, [value])
  const keep = (html: string): string | null => {
    const own = html === '' ? null : html
    written.current = [...written.current, own]
    return own
  }
  return { revision: seen.revision, keep }
}
