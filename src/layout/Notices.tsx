import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'

const belowBars = 'calc(var(--topbar, 52px) + var(--tags, 39px) + 8px)'

/** What react-admin and the screens tell, one at a time; errors stay five seconds as the product has it. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const [shown, setShown] = useState<NotificationPayload | undefined>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (notifications.length === 0) return
    // Several calls that fail for one reason say so once.
    if (shown && open && notifications[0]?.message === shown.message) return void takeNotification()
    if (shown) return
    setShown(takeNotification() ?? undefined)
    setOpen(true)
  }, [notifications, shown, open, takeNotification])
  if (!shown) return null
  const { message, type, notificationOptions } = shown
  const close = () => setOpen(false)
  return (
    <Snackbar
      open={open}
      autoHideDuration={type === 'error' ? 5000 : 3000}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      // Below the bars: the tags of open screens stay in sight, and within reach.
      sx={{ top: { xs: belowBars, sm: belowBars } }}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: () => setShown(undefined) } }}
    >
      <Alert
        severity={type}
        variant="standard"
        onClose={close}
        elevation={6}
        sx={{ whiteSpace: 'pre-line' }}
      >
        {typeof message === 'string'
          ? translate(message, notificationOptions?.messageArgs)
          : message}
      </Alert>
    </Snackbar>
  )
}
