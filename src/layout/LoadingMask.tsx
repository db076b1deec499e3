import { type Query, useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onWaiting, tellsItself, waitingCount } from '../client/waiting.ts'
import { useSay } from '../i18n/useSay.ts'
import './loadingMask.css'

/** How long something may take before it is said, in milliseconds. */
const soon = 300

/**
 * Says that the screen waits for the portal: counts what fills it and what was sent from it, and is gone once nothing
 * is left. What is read again behind a screen that stands does not count. Where somebody is typing there is a line at
 * the upper edge only.
 */
export function LoadingMask() {
  const say = useSay()
  const filling = useIsFetching({ predicate: fills })
  const sent = useSyncExternalStore(onWaiting, waitingCount)
  const count = useSyncExternalStore(onWaiting, tellsItself) ? 0 : filling + sent
  const late = useLate(count > 0, soon)
  const typing = useTyping(late)
  if (!late) return null
  return (
    <div className={typing ? 'loading line' : 'loading'} role="status" data-count={count}>
      <span>{say(['加载中……', 'loading...'])}</span>
    </div>
  )
}

/** A query whose answer the screen has nothing to show without. */
const fills = ({ state, meta }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching' && !meta?.quiet

/** True once `given` has been true for `delay` milliseconds; false at once. */
function useLate(given: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!given) return setLate(false)
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [given, delay])
  return given && late
}

const fields = 'input, textarea, [role="combobox"], [contenteditable="true"]'
const isTyping = (): boolean => document.activeElement?.matches(fields) ?? false

/** Whether a field has the focus; looked at only while it matters. */
function useTyping(matters: boolean): boolean {
  const [typing, setTyping] = useState(isTyping)
  useEffect(() => {
    if (!matters) return
    const look = () => setTyping(isTyping())
    look()
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
    }
  }, [matters])
  return typing
}
