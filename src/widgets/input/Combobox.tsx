import useAutocomplete from '@mui/material/useAutocomplete'
import {
  type AriaAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { SearchFailed } from './SearchFailed.tsx'
import './combobox.css'

export interface ComboboxProps<T> {
  readonly id: string
  readonly value: T | null
  readonly options: readonly T[]
  readonly keyOf: (option: T) => string
  readonly textOf: (option: T) => string
  /** How an option looks; its text unless said. */
  readonly lookOf?: (option: T) => ReactNode
  readonly busy?: boolean
  /** Looks for options once more, where they could not be looked for: said in place of that nothing matches. */
  readonly failed?: (() => void) | undefined
  readonly disabled?: boolean
  readonly placeholder?: string | undefined
  readonly aria?: AriaAttributes
  readonly boxRef?: (element: HTMLElement | null) => void
  /** What is typed, on every stroke. Options are then expected to match; else they are matched here. */
  readonly onType?: (typed: string) => void
  readonly onOpen?: () => void
  readonly onPick: (option: T | null) => void
  /** Makes an option of what was typed and is in no list. */
  readonly make?: (typed: string) => T
  readonly onLeave?: (() => void) | undefined
  /** Empties the box once something was picked, for those that add to a list. */
  readonly adds?: boolean
  /** What was typed so far, where it is complete without Enter; true where it was taken and the box is to be emptied. */
  readonly takes?: (typed: string) => boolean
  /** The last option is in sight or reached by the arrows: there may be more. */
  readonly onEnd?: (() => void) | undefined
  /** Stands inside the box before what is typed: the picture of what was picked. */
  readonly before?: ReactNode
  /** What was pasted, where it is more than a text to look for; true where it was taken. */
  readonly onPaste?: (text: string) => boolean
}

/** A box to type in with a list to pick from, by mouse and keyboard; words still being composed pick nothing. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { options, keyOf, textOf, adds, make, value } = props
  const box = useAutocomplete<T, false, false, boolean>({
    id: props.id,
    options,
    value: adds ? null : value,
    inputValue: typed,
    freeSolo: make !== undefined,
    disabled: props.disabled ?? false,
    clearOnBlur: make === undefined,
    blurOnSelect: false,
    autoHighlight: make === undefined,
    handleHomeEndKeys: true,
    getOptionLabel: (option) => (typeof option === 'string' ? option : textOf(option)),
    getOptionKey: (option) => (typeof option === 'string' ? option : keyOf(option)),
    isOptionEqualToValue: (option, other) =>
      keyOf(option) === (typeof other === 'string' ? other : keyOf(other)),
    ...(props.onType && { filterOptions: (all: T[]) => all }),
    onOpen: () => props.onOpen?.(),
    onHighlightChange: (_event, option) => {
      const last = options.at(-1)
      if (option && last && keyOf(option) === keyOf(last)) props.onEnd?.()
    },
    onInputChange: (event, text, reason) => {
      enter.forget()
      const composing = (event?.nativeEvent as InputEvent | undefined)?.isComposing
      if (reason === 'input' && !composing && props.takes?.(text)) return setTyped('')
      setTyped(text)
      props.onType?.(reason === 'input' ? text : '')
    },
    onChange: (_event, picked) => {
      props.onPick(typeof picked === 'string' ? (make?.(picked) ?? null) : picked)
      if (adds) setTyped('')
    },
  })
  // Behind the hook, which has to have highlighted the first of what came.
  const enter = useEnterKept(props.busy ?? false, input)
  const { ref, onBlur, ...inputProps } = box.getInputProps() as ReturnType<
    typeof box.getInputProps
  > & {
    ref: (element: HTMLInputElement | null) => void
    onBlur: (event: unknown) => void
  }
  return (
    <div className={props.before ? 'combobox combobox-led' : 'combobox'} {...box.getRootProps()}>
      {props.before}
      <input
        {...inputProps}
        {...props.aria}
        ref={joined([ref, input, props.boxRef])}
        className="field-box"
        type="text"
        placeholder={props.placeholder}
        disabled={props.disabled}
        onKeyDown={(event) => {
          // Enter adds what was typed; the form is not to be saved by it.
          if (adds && typed !== '' && event.key === 'Enter') event.preventDefault()
          // What is listed still matches what was typed before: the first of what comes is meant.
          if (props.busy && event.key === 'Enter') {
            holdBack(event)
            if (typed !== '' && make === undefined) enter.keep()
          } else enter.forget()
        }}
        onPaste={(event) => {
          if (props.onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
        }}
        onBlur={(event) => {
          enter.forget()
          onBlur(event)
          props.onLeave?.()
        }}
      />
      {!adds && value !== null && !props.disabled && (
        <button
          {...box.getClearProps()}
          type="button"
          className="combobox-clear"
          aria-label={say(['清除', 'Clear'])}
        >
          ×
        </button>
      )}
      {box.popupOpen && box.groupedOptions.length > 0 && (
        <ul
          className="combobox-list"
          {...box.getListboxProps()}
          onScroll={({ currentTarget: list }) => {
            if (list.scrollHeight - list.scrollTop - list.clientHeight < 80) props.onEnd?.()
          }}
        >
          {(box.groupedOptions as T[]).map((option, index) => {
            const { key, ...optionProps } = box.getOptionProps({ option, index }) as {
              key?: string
            }
            return (
              <li key={key ?? keyOf(option)} {...optionProps}>
                {props.lookOf ? props.lookOf(option) : textOf(option)}
              </li>
            )
          })}
        </ul>
      )}
      {box.popupOpen && box.groupedOptions.length === 0 && make === undefined && (
        <div className="combobox-list combobox-none" role="status">
          {props.failed && !props.busy ? (
            <SearchFailed again={props.failed} />
          ) : props.busy ? (
            say(['查找中…', 'Searching…'])
          ) : (
            say(['没有匹配的记录', 'Nothing matches'])
          )}
        </div>
      )}
    </div>
  )
}

/** Neither the hook nor the form hears of it. */
function holdBack(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  event.preventDefault()
  event.defaultMuiPrevented = true
}

/**
 * Enter pressed while a search is under way: it is pressed again once what was looked for is listed, the first of it
 * being highlighted then; unless somebody typed on, pressed another key, or left.
 */
function useEnterKept(busy: boolean, input: { readonly current: HTMLInputElement | null }) {
  const kept = useRef(false)
  useEffect(() => {
    if (busy || !kept.current) return
    kept.current = false
    const again = { key: 'Enter', bubbles: true, cancelable: true }
    input.current?.dispatchEvent(new KeyboardEvent('keydown', again))
  }, [busy, input])
  return {
    keep: () => {
      kept.current = true
    },
    forget: () => {
      kept.current = false
    },
  }
}

/** The hook keeps its own hold of the element, and the form needs one to give it the focus. Some are objects. */
function joined(refs: readonly unknown[]) {
  return (element: HTMLInputElement | null) => {
    for (const ref of refs)
      if (typeof ref === 'function') ref(element)
      else if (ref) (ref as { current: HTMLInputElement | null }).current = element
  }
}
