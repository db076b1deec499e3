import { lazy, Suspense, useEffect, useState } from 'react'
import { KEPT, onTray } from '#widgets/upload/tray/trayNews.ts'
import { KeysHelp } from './keys/KeysHelp.tsx'
import ProofDialog from './ProofDialog.tsx'
import { TourPlace } from './tour/TourPlace.tsx'

const UploadTray = lazy(() => import('./uploads/UploadTray.tsx'))

/** What nobody sees before they have done something: it is loaded once the first screen stands. */
export default function Behind() {
  return (
    <>
      <ProofDialog />
      <KeysHelp />
      <TourPlace />
      <Uploads />
    </>
  )
}

/** The tray of uploads is loaded by the first of them, or where some were under way when the page was left. */
function Uploads() {
  const [wanted, setWanted] = useState(() => localStorage.getItem(KEPT) !== null)
  useEffect(() => onTray(() => setWanted(true)), [])
  return <Suspense fallback={null}>{wanted && <UploadTray />}</Suspense>
}
