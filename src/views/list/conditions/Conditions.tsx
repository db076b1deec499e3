import Tune from '@mui/icons-material/TuneOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import type { ConditionsProps } from './conditionsProps.ts'

const ConditionsDialog = lazy(() => import('./ConditionsDialog.tsx'))
const ConditionsLine = lazy(() => import('./ConditionsLine.tsx'))

/** Beside the simple filters: any field, each with what can be asked of it, joined by and & or. */
export function Conditions(props: ConditionsProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const isSet = props.values.any !== undefined
  return (
    <>
      <Button
        color={isSet ? 'primary' : 'inherit'}
        startIcon={<Tune />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(['条件', 'Conditions'])}
      </Button>
      <Suspense fallback={null}>
        {isSet && <ConditionsLine {...props} onOpen={() => setOpen(true)} />}
        {open && <ConditionsDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
