import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Screen } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { useKeys } from '../../views/list/useKeys.ts'
import { Tip } from '../../views/overlay/Tip.tsx'
import { heardAt, takeAsked } from './askHelp.ts'

const HelpDrawer = lazy(() => import('./HelpDrawer.tsx'))

/** Opens the help of the screen one is on; so does F1. */
export function HelpButton({ screen }: { readonly screen: Screen }) {
  const say = useSay()
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const [line, setLine] = useState('')
  const show = (at = '') => {
    setLine(at)
    setAsked(true)
    setOpen(true)
  }
  useKeys({ F1: () => show() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: setters stay the same
  useEffect(() => {
    const heard = () => {
      const asked = takeAsked(screen.path)
      if (asked) show(asked.line)
    }
    heard()
    addEventListener(heardAt, heard)
    return () => removeEventListener(heardAt, heard)
  }, [screen.path])
  const title = say(['帮助（F1）', 'Help (F1)'])
  return (
    <>
      <Tip title={title}>
        <IconButton data-tour="help" aria-label={title} onClick={() => show()}>
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tip>
      {asked && (
        <Suspense fallback={null}>
          <HelpDrawer screen={screen} open={open} line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
