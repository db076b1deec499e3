import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { use, useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { KeepAliveContext } from '../../../views/form/KeepAliveContext.ts'
import { hold, isHeld, release } from '../../../views/form/unsaved.ts'
import type { Roles } from './useRoles.ts'

/** Keeps or forgets what was changed; whoever would leave with changes is asked. */
export function SaveRoles({ roles }: { readonly roles: Roles }) {
  const say = useSay()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const count = Object.keys(roles.changes).length
  useAskedBeforeLeaving(count > 0)
  if (count === 0) return null
  const save = async () => {
    setBusy(true)
    const refused = await roles.save()
    setBusy(false)
    if (refused.length > 0) notify(refused.join('\n'), { type: 'error' })
    else
      notify(
        say(['已保存，相关用户的下一次请求即生效', 'Saved: it holds from their next request on']),
        { type: 'success' },
      )
  }
  return (
    <div className="form-bar">
      <Button variant="contained" loading={busy} onClick={() => void save()}>
        {say(['保存', 'Save'])}
      </Button>
      <Button onClick={roles.forget} disabled={busy}>
        {say(['放弃修改', 'Forget the changes'])}
      </Button>
      <span className="form-note" role="status">
        {say(['{count} 个角色有未保存的修改', 'Changes of {count} roles are not saved'], { count })}
      </span>
    </div>
  )
}

function useAskedBeforeLeaving(dirty: boolean): void {
  const say = useSay()
  const ask = useDialog()
  const asked = useRef(false)
  const { pathname } = useLocation()
  const kept = use(KeepAliveContext)
  useEffect(() => (dirty ? hold(pathname, 'lost') : release(pathname)), [dirty, pathname])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !kept &&
      isHeld(currentLocation.pathname) &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [dirty])
  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return
    asked.current = true
    ask({
      title: say(['离开此页？', 'Leave this page?']),
      text: say(['角色的修改尚未保存。', 'Changes of roles are not saved.']),
      ok: ['离开', 'Leave'],
    }).then((agreed) => {
      asked.current = false
      agreed ? blocker.proceed() : blocker.reset()
    })
  }, [blocker, ask, say])
}
