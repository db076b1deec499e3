import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { Undo } from '../views/perform/Undo.ts'

const UndoNotice = lazy(() => import('./notices/UndoNotice.tsx'))

const belowBars = 'calc(var(--topbar, 52px) + var(--tags, 39px) + var(--bars, 0px) + 8px)'

/** Something that can be taken back, with a number of its own, so that each is counted down anew. */
interface Undone {
  readonly undo: Undo
  readonly turn: number
}

/**
 * What react-admin and the screens tell, one at a time; errors stay five seconds as the product has it. What can be
 * taken back has a place of its own, at the foot, so that nothing told meanwhile waits for it.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const [undone, setUndone] = useState<Undone | null>(null)
  const onOver = useCallback(() => setUndone(null), [])
  const [shown, setShown] = useState<NotificationPayload | undefined>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (notifications.length === 0) return
    const undo = notifications[0]?.notificationOptions?.undo as Undo | undefined
    if (undo) {
      takeNotification()
      return setUndone((before) => ({ undo, turn: (before?.turn ?? 0) + 1 }))
    }
    // Several calls that fail for one reason say so once.
    if (shown && open && notifications[0]?.message === shown.message) return void takeNotification()
    if (shown) return
    setShown(takeNotification() ?? undefined)
    setOpen(true)
  }, [notifications, shown, open, takeNotification])
  const offer = undone && (
    <Suspense fallback={null}>
      <UndoNotice key={undone.turn} undo={undone.undo} onOver={onOver} />
    </Suspense>
  )
  if (!shown) return offer
  const { message, type, notificationOptions } = shown
  const close = () => setOpen(false)
  return (
    <>
      {offer}
      <Snackbar
        open={open}
        autoHideDuration={type === 'error' ? 5000 : 3000}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        // Below the bars: the tags of open screens, and what a bar offers to press, stay in sight and within reach.
        sx={{ top: { xs: belowBars, sm: belowBars } }}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        slotProps={{ transition: { onExited: () => setShown(undefined) } }}
      >
        <Alert
          severity={type}
          variant="standard"
          onClose={close}
          elevation={6}
          sx={{ whiteSpace: 'pre-line', alignItems: 'center' }}
        >
          {typeof message === 'string'
            ? translate(message, notificationOptions?.messageArgs)
            : message}
        </Alert>
      </Snackbar>
    </>
  )
}
