import Settings from '@mui/icons-material/TuneOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { Tip } from '../../views/overlay/Tip.tsx'
import { heardAt, openSettings } from './openSettings.ts'

const SettingsPanel = lazy(() => import('./SettingsPanel.tsx'))

/** The button of the settings panel; other places open the panel by `openSettings()`. */
export function SettingsButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  // Stays in the page once it was opened, so that it can slide out again.
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const show = () => {
      setWanted(true)
      setOpen(true)
    }
    addEventListener(heardAt, show)
    return () => removeEventListener(heardAt, show)
  }, [])
  const title = say(['界面设置', 'Settings'])
  return (
    <>
      <Tip title={title}>
        <IconButton aria-label={title} aria-haspopup="dialog" onClick={openSettings}>
          <Settings fontSize="small" />
        </IconButton>
      </Tip>
      {wanted && (
        <Suspense fallback={null}>
          <SettingsPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
