import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isConnectionLost, onConnection, tryConnection } from '../client/connection.ts'
import { isNewVersion, onNewVersion, watchVersion } from '../client/version.ts'
import { useSay } from '../i18n/useSay.ts'
import './bars.css'

/** What concerns every screen, above all of them: the portal is out of reach, or has a newer admin. */
export function Bars() {
  const place = useRoom()
  return (
    <div className="bars" role="status" ref={place}>
      <Lost />
      <Newer />
    </div>
  )
}

/** Tells what is shown below the bars how high they are just now, so that it lies over none of their buttons. */
function useRoom(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bars = place.current
    if (!bars || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      style.setProperty('--bars', `${bars.offsetHeight}px`)
    })
    watch.observe(bars)
    return () => {
      watch.disconnect()
      style.removeProperty('--bars')
    }
  }, [])
  return place
}

function Lost() {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const lost = useSyncExternalStore(onConnection, isConnectionLost)
  const online = useSyncExternalStore(onOnline, isOnline)
  useEffect(
    () =>
      onConnection(() => {
        if (isConnectionLost()) return
        // What could not be read meanwhile is read now; what was sent stands in its form still.
        void client.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.status === 'error',
        })
        notify(say(['连接已恢复', 'The connection is back']), { type: 'success' })
      }),
    [client, notify, say],
  )
  if (!lost && online) return null
  return (
    <div className="bar lost">
      <span>
        {say([
          '与服务器的连接已断开，正在重新连接。填写的内容都在：写明“自动送出”的恢复后自己送出，其余的请再次保存。',
          'The connection is lost; trying again. All that was typed is here: what says that it is sent by itself is, the rest is to be saved again once it is back.',
        ])}
      </span>
      <button type="button" onClick={tryConnection}>
        {say(['立即重试', 'Try now'])}
      </button>
    </div>
  )
}

function Newer() {
  const say = useSay()
  const newer = useSyncExternalStore(onNewVersion, isNewVersion)
  const [later, setLater] = useState(false)
  useEffect(watchVersion, [])
  if (!newer || later) return null
  return (
    <div className="bar newer">
      <span>
        {say([
          '系统已更新，保存手头的内容后刷新即可使用新版本。',
          'A new version is there: save what you are at, then reload to use it.',
        ])}
      </span>
      <button type="button" onClick={() => location.reload()}>
        {say(['刷新', 'Reload'])}
      </button>
      <button type="button" onClick={() => setLater(true)}>
        {say(['稍后', 'Later'])}
      </button>
    </div>
  )
}

const isOnline = () => navigator.onLine
function onOnline(listener: () => void): () => void {
  const changed = () => {
    if (navigator.onLine) tryConnection()
    listener()
  }
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
