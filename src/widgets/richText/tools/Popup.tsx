import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  /** The button it hangs from. */
  readonly from: HTMLElement
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small panel below a button; Escape, a press elsewhere and leaving it by keyboard close it. */
export function Popup({ from, label, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current as HTMLDivElement
    const { left, bottom } = from.getBoundingClientRect()
    const most = window.innerWidth - element.offsetWidth - 8
    element.style.left = `${Math.max(8, Math.min(left, most))}px`
    element.style.top = `${Math.min(bottom + 4, window.innerHeight - element.offsetHeight - 8)}px`
    element.querySelector<HTMLElement>('input, button')?.focus()
    const onPress = (event: PointerEvent) => {
      const { target } = event
      if (target instanceof Node && !element.contains(target) && !from.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPress, true)
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('resize', onClose)
    }
  }, [from, onClose])
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className="rich-popup"
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Escape') return
        onClose()
        from.focus()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== from)
          onClose()
      }}
    >
      {children}
    </div>,
    document.body,
  )
}
