import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'
import { useAsk } from '../ask/useAsk.ts'

/** Holds back whoever would leave with changes unsaved: asks within the admin, and has the browser ask outside. */
export function LeaveGuard({ leaving }: { readonly leaving: { readonly current: boolean } }) {
  const say = useSay()
  const ask = useAsk()
  const { dirtyFields } = useFormState()
  const dirty = Object.keys(dirtyFields).length > 0
  const asked = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return
    asked.current = true
    ask({
      title: say(['离开此页？', 'Leave this page?']),
      text: say([
        '有修改尚未保存。输入的内容会留在本浏览器，下次打开时可以恢复。',
        'Changes are not saved. What was typed stays in this browser and is offered when you return.',
      ]),
      ok: ['离开', 'Leave'],
    }).then((agreed) => {
      asked.current = false
      agreed ? blocker.proceed() : blocker.reset()
    })
  }, [blocker, ask, say])
  useEffect(() => {
    if (!dirty) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [dirty])
  return null
}
