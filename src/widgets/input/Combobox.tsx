import Autocomplete from '@mui/material/Autocomplete'
import { useForkRef } from '@mui/material/utils'
import {
  type AriaAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { SearchFailed } from './SearchFailed.tsx'
import './combobox.css'
import './select.css'
import './field.css'

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
  /** What is said where there is nothing to pick; that nothing matches, unless said. */
  readonly nothing?: ReactNode
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
  /** Backspace in an empty box that adds to a list: the last one goes. */
  readonly onTakeBack?: () => void
  /** What was typed so far, where it is complete without Enter; true where it was taken and the box is to be emptied. */
  readonly takes?: (typed: string) => boolean
  /** The last option is in sight or reached by the arrows: there may be more. */
  readonly onEnd?: (() => void) | undefined
  /** Stands inside the box before what is typed: the picture of what was picked. */
  readonly before?: ReactNode
  /** What was pasted, where it is more than a text to look for; true where it was taken. */
  readonly onPaste?: (text: string) => boolean
  /** Takes the focus at once, and goes on where the plain box was left that stood in its place. */
  readonly begins?: Begun | undefined
}

/** How far somebody had come: so much was typed, or the box was pressed. */
export interface Begun {
  readonly typed: string
  readonly pressed: boolean
}

/** What holds what was typed: what is called just so first, then what begins so, since Enter takes the first. */
function found<T>(options: readonly T[], typed: string, textOf: (option: T) => string): T[] {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return [...options]
  const place = (option: T) => textOf(option).toLowerCase().indexOf(sought)
  const rank = (option: T) =>
    textOf(option).trim().length === sought.length ? -1 : Math.min(place(option), 1)
  return options.filter((option) => place(option) >= 0).toSorted((a, b) => rank(a) - rank(b))
}

/** A box to type in with a list to pick from, by mouse and keyboard; words still being composed pick nothing. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { options, keyOf, textOf, adds, make, value, busy = false } = props
  const show = () => {
    setOpen(true)
    props.onOpen?.()
  }
  useBegun(props.begins, input, (begun) => {
    if (begun.pressed || begun.typed !== '') show()
    if (begun.typed === '') return
    setTyped(begun.typed)
    props.onType?.(begun.typed)
  })
  const enter = useEnterKept(busy, input)
  const press = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (adds && typed === '' && event.key === 'Backspace') props.onTakeBack?.()
    // Enter adds what was typed; the form is not to be saved by it.
    if (adds && typed !== '' && event.key === 'Enter') event.preventDefault()
    // What is listed still matches what was typed before: the first of what comes is meant.
    if (busy && event.key === 'Enter') {
      event.preventDefault()
      event.defaultMuiPrevented = true
      if (typed !== '' && make === undefined) enter.keep()
    } else enter.forget()
  }
  return (
    <Autocomplete<T, false, boolean, boolean>
      id={props.id}
      className="combobox"
      options={options}
      value={adds ? null : value}
      inputValue={typed}
      open={open}
      freeSolo={make !== undefined}
      disabled={props.disabled ?? false}
      disableClearable={adds ?? false}
      clearOnBlur={make === undefined}
      autoHighlight={make === undefined}
      handleHomeEndKeys
      forcePopupIcon={false}
      loading={busy}
      loadingText={say(['查找中…', 'Searching…'])}
      noOptionsText={
        props.failed ? (
          <SearchFailed again={props.failed} />
        ) : (
          (props.nothing ?? say(['没有匹配的记录', 'Nothing matches']))
        )
      }
      clearText={say(['清除', 'Clear'])}
      // What was typed to make something of is a text; words to be chosen from are texts themselves, and called otherwise.
      getOptionLabel={(option) =>
        typeof option === 'string' && make ? option : textOf(option as T)
      }
      getOptionKey={(option) => (typeof option === 'string' ? option : keyOf(option))}
      isOptionEqualToValue={(option, other) =>
        typeof other !== 'string' && keyOf(option) === keyOf(other)
      }
      filterOptions={
        props.onType ? (all) => all : (all, { inputValue }) => found(all, inputValue, textOf)
      }
      onOpen={show}
      onClose={() => setOpen(false)}
      onKeyDown={press}
      onHighlightChange={(_event, option) => {
        const last = options.at(-1)
        if (option && last && keyOf(option) === keyOf(last)) props.onEnd?.()
      }}
      onInputChange={(event, text, reason) => {
        enter.forget()
        const composing = (event?.nativeEvent as InputEvent | undefined)?.isComposing
        if (reason === 'input' && !composing && props.takes?.(text)) return setTyped('')
        setTyped(text)
        props.onType?.(reason === 'input' ? text : '')
      }}
      onChange={(_event, picked) => {
        // A text was typed only where options are made of that: words to be chosen from are texts themselves.
        props.onPick(typeof picked === 'string' && make ? make(picked) : (picked as T | null))
        if (adds) setTyped('')
        // Where the whole name was typed the text is no other than before, and nothing says that it is no search any more.
        props.onType?.('')
      }}
      renderOption={({ key, ...option }, of) => (
        <li key={key} {...option}>
          {props.lookOf ? props.lookOf(of) : textOf(of)}
        </li>
      )}
      renderInput={({ slotProps }) => (
        <div className="combobox-box" ref={slotProps.input.ref}>
          {props.before}
          <Box
            {...slotProps.htmlInput}
            {...props.aria}
            refs={[input, props.boxRef]}
            placeholder={props.placeholder}
            onPaste={(event) => {
              if (props.onPaste?.(event.clipboardData.getData('text'))) event.preventDefault()
            }}
            onBlur={(event) => {
              enter.forget()
              slotProps.htmlInput.onBlur?.(event)
              props.onLeave?.()
            }}
          />
          {slotProps.input.endAdornment}
        </div>
      )}
      slotProps={{
        popper: { className: 'combobox-popper' },
        clearIndicator: { sx: { visibility: 'visible' } },
        listbox: {
          onScroll: ({ currentTarget: list }) => {
            if (list.scrollHeight - list.scrollTop - list.clientHeight < 80) props.onEnd?.()
          },
        },
      }}
    />
  )
}

/** The hook keeps its own hold of the element, and the form needs one to give it the focus. */
function Box({ ref, refs: [own, given], ...input }: BoxProps) {
  const joined = useForkRef(ref, own, given)
  return <input {...input} ref={joined} className="field-box" type="text" />
}

interface BoxProps extends ComponentProps<'input'> {
  readonly refs: readonly [Ref<HTMLInputElement>, Ref<HTMLInputElement> | undefined]
}

function useBegun(
  begins: Begun | undefined,
  input: { readonly current: HTMLInputElement | null },
  goOn: (begun: Begun) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (!begins) return
    input.current?.focus()
    goOn(begins)
  }, [])
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
