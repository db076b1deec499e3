import { lazy, Suspense, useState } from 'react'
import { useKeys } from '../../views/list/useKeys.ts'

const KeysDialog = lazy(() => import('./KeysDialog.tsx'))

/** A question mark shows the keys, on whatever screen one is. */
export function KeysHelp() {
  const [shown, setShown] = useState(false)
  useKeys({ '?': () => setShown(true) })
  return (
    <Suspense fallback={null}>{shown && <KeysDialog onClose={() => setShown(false)} />}</Suspense>
  )
}
