import type { ComponentType, ReactNode } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'

interface Props {
  readonly label: Label
  readonly icon: ComponentType<{ readonly fontSize?: 'small' }>
  readonly onPress: (button: HTMLElement) => void
  /** Left out where the tool is no switch. */
  readonly on?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The keys that do the same, shown with the name. */
  readonly keys?: string
  /** What it opens. */
  readonly opens?: 'dialog' | 'menu'
  readonly expanded?: boolean
  readonly mark?: ReactNode
}

/** A button of the toolbar; its name is read, and shown when it is pointed at or reached by keyboard. */
export function Tool({ label, icon: Icon, onPress, on, disabled, keys, opens, ...props }: Props) {
  const say = useSay()
  const name = say(label)
  return (
    <button
      type="button"
      className="rich-tool"
      aria-label={name}
      aria-pressed={on}
      aria-haspopup={opens}
      aria-expanded={props.expanded}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      data-tip={keys ? `${name} (${keys})` : name}
      disabled={disabled}
      // The choice in the text must not be lost to the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon fontSize="small" />
      {props.mark}
    </button>
  )
}
