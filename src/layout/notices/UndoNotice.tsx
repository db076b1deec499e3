import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { isElsewhere } from '../../views/list/useKeys.ts'
import type { Undo } from '../../views/perform/Undo.ts'
import './undo.css'

/** So many seconds something can be taken back. */
const SECONDS = 10

interface Props {
  readonly undo: Undo
  onOver(): void
}

/**
 * Says what was done and offers to take it back for ten seconds, counted down; the count rests while somebody points at
 * it, stands in it or looks elsewhere. Ctrl+Z and U do the same wherever nobody types. The page makes room for it, so
 * that it lies over no button.
 */
export default function UndoNotice({ undo, onOver }: Props) {
  const say = useSay()
  const [left, setLeft] = useState(SECONDS)
  const [rests, setRests] = useState(false)
  const takeBack = () => {
    onOver()
    void undo.run()
  }
  useEffect(() => {
    if (rests) return
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((now) => now - 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [rests])
  useEffect(() => {
    if (left <= 0) onOver()
  }, [left, onOver])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      const ctrl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      const key = event.key.toLowerCase()
      if (event.defaultPrevented || isElsewhere(event.target)) return
      if (!((plain && key === 'u') || (ctrl && key === 'z'))) return
      event.preventDefault()
      takeBack()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
  useRoom()
  const label = say(['撤销', 'Undo'])
  return (
    <section
      className="undo-notice"
      aria-label={label}
      onPointerEnter={() => setRests(true)}
      onPointerLeave={() => setRests(false)}
      onFocus={() => setRests(true)}
      onBlur={() => setRests(false)}
    >
      <output>{undo.done}</output>
      <Button
        size="small"
        color="inherit"
        onClick={takeBack}
        title={say(['Ctrl + Z 或 U', 'Ctrl + Z or U'])}
      >
        {undo.leads ? `${label}（${undo.leads}）` : label}
        <span className="undo-left" aria-hidden>
          {left}
        </span>
      </Button>
      <IconButton
        size="small"
        color="inherit"
        onClick={onOver}
        aria-label={say(['不撤销', 'Leave it done'])}
      >
        <Close fontSize="small" />
      </IconButton>
    </section>
  )
}

/** The page ends above the notice while it stands: what sticks to its foot moves up, and all of it can be scrolled to. */
function useRoom(): void {
  useEffect(() => {
    document.documentElement.classList.add('with-undo')
    return () => document.documentElement.classList.remove('with-undo')
  }, [])
}
