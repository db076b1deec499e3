import { use, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker, useLocation } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'
import { useAsk } from '../ask/useAsk.ts'
import { KeptContext } from './KeptContext.ts'
import { type Fate, hold, isHeld, release } from './unsaved.ts'
import { fateWords } from './unsavedWords.ts'

interface Props {
  /** True once everything is saved. */
  readonly leaving: { readonly current: boolean }
  /** What becomes of what is typed when one leaves all the same. */
  readonly fate?: Fate
}

/**
 * Holds back whoever would leave with changes unsaved: asks within the admin, and has the browser ask outside. A screen
 * that stays as it is lets one go; its tag tells that something waits there.
 */
export function LeaveGuard({ leaving, fate = 'draft' }: Props) {
  const { dirtyFields } = useFormState()
  const dirty = Object.keys(dirtyFields).length > 0
  const { pathname } = useLocation()
  const kept = use(KeptContext)
  useEffect(() => (dirty ? hold(pathname, fate) : release(pathname)), [dirty, pathname, fate])
  useEffect(
    () => () => {
      if (leaving.current) release(pathname)
    },
    [leaving, pathname],
  )
  useEffect(() => {
    if (!dirty) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [dirty])
  // The router forgets no blocker of a screen that is hidden and shown again: there must be none.
  return kept ? null : <Block dirty={dirty} leaving={leaving} fate={fate} />
}

function Block({ dirty, leaving, fate }: Required<Props> & { readonly dirty: boolean }) {
  const say = useSay()
  const ask = useAsk()
  const asked = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      dirty && !leaving.current && isHeld(pathname) && pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return
    asked.current = true
    ask({
      title: say(['离开此页？', 'Leave this page?']),
      text: `${say(['有修改尚未保存。', 'Changes are not saved. '])}${say(fateWords[fate])}`,
      ok: ['离开', 'Leave'],
    }).then((agreed) => {
      asked.current = false
      agreed ? blocker.proceed() : blocker.reset()
    })
  }, [blocker, ask, say, fate])
  return null
}
