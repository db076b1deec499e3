import { type KeyboardEvent, useState } from 'react'
import type { SelectProps } from './selectProps.ts'
import './select.css'

/** Loads what a press on such a box opens, ahead of it. */
export const loadSelect = () => import('./Select.tsx')
type Loaded = Awaited<ReturnType<typeof loadSelect>>['Select']

/**
 * A `Select` for what is drawn first: a plain box that looks and is called the same stands there until somebody
 * presses it, since the menu weighs more than all that the first list says.
 */
export function LazySelect(props: SelectProps) {
  const [Select, setSelect] = useState<Loaded>()
  if (Select) return <Select {...props} begins />
  const open = async () => {
    // Asked for again with the next press, where it cannot be had.
    const loaded = await loadSelect().catch(() => undefined)
    if (loaded) setSelect(() => loaded.Select)
  }
  return <Closed {...props} onOpen={open} />
}

function Closed({
  value,
  choices,
  className = '',
  disabled = false,
  onOpen,
  id,
  onChoose: _,
  begins: __,
  focus: ___,
  onLeave: ____,
  ...aria
}: SelectProps & { readonly onOpen: () => void }) {
  const press = (event: KeyboardEvent) => {
    if (event.key.length > 1 ? !opening.includes(event.key) : event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={`select ${className}`}>
      <div
        {...aria}
        id={id}
        role="combobox"
        tabIndex={disabled ? -1 : 0}
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-disabled={disabled || undefined}
        onPointerEnter={loadSelect}
        onFocus={loadSelect}
        onClick={disabled ? undefined : onOpen}
        onKeyDown={disabled ? undefined : press}
      >
        {choices.find(([one]) => one === value)?.[1] ?? value}
      </div>
    </div>
  )
}

const opening = ['Enter', 'ArrowDown', 'ArrowUp']
