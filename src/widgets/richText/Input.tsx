import {
  AlignmentButtons,
  ClearButtons,
  ColorButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  RichTextInput as TiptapInput,
} from 'ra-input-rich-text'
import { useMemo, useRef } from 'react'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { counterOf } from '../input/LineInput.tsx'
import { refusalOf, useFieldInput } from '../input/useFieldInput.ts'
import { EditorWords } from './EditorWords.tsx'
import { withoutMarkup } from './kind.ts'
import { LevelPicker } from './LevelPicker.tsx'
import { PictureButton } from './PictureButton.tsx'
import './richText.css'

/** Text with headings, lists, links and pictures. */
export function RichTextInput(props: InputProps) {
  const input = useFieldInput<string>(props)
  const { max } = props.field
  const options = useEditorOptions(`${input.id}-label`)
  const { revision, first, keep } = useOwnChanges(input.value)
  return (
    <FieldFrame
      {...props}
      input={input}
      group
      counter={counterOf(withoutMarkup(input.value ?? ''), max)}
    >
      <div className="field-rich">
        <EditorWords>
          <TiptapInput
            key={revision}
            id={input.id}
            source={props.source}
            label={false}
            helperText={false}
            editorOptions={options}
            disabled={input.disabled}
            format={() => first}
            parse={keep}
            validate={(value: unknown) => refusalOf(value, props.field, props.hint)}
            toolbar={
              <RichTextInputToolbar size="small">
                <LevelPicker />
                <FormatButtons size="small" />
                <ColorButtons size="small" />
                <AlignmentButtons size="small" />
                <ListButtons size="small" />
                <LinkButtons size="small" />
                <PictureButton />
                <QuoteButtons size="small" />
                <ClearButtons size="small" />
              </RichTextInputToolbar>
            }
          />
        </EditorWords>
      </div>
    </FieldFrame>
  )
}

/** The editor as a text box with a name. */
function useEditorOptions(label: string) {
  return useMemo(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': label }
    return { ...DefaultEditorOptions, editorProps: { attributes } }
  }, [label])
}

/**
 * The editor writes its whole content anew whenever the form's value changes, which breaks off a word still being
 * composed. So it is shown the value it began with, and made anew only where the value came from elsewhere.
 */
function useOwnChanges(value: string | null) {
  const own = useRef({ value, revision: 0 })
  if (own.current.value !== value) own.current = { value, revision: own.current.revision + 1 }
  const { revision } = own.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value at the revision's beginning is meant
  const first = useMemo(() => value ?? '', [revision])
  const keep = (html: string): string | null => {
    own.current.value = html === '' ? null : html
    return own.current.value
  }
  return { revision, first, keep }
}
