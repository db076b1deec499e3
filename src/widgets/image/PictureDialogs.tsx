import { lazy, Suspense } from 'react'
import { UnderWay } from '../upload/UnderWay.tsx'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { RefusalAlert } from './RefusalAlert.tsx'
import type { Pictures } from './usePictures.ts'

// Few pictures are of a wrong size.
const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** How far an upload is, why a picture was refused, and the frame one crops it to. */
export function PictureDialogs({ pictures }: { readonly pictures: Pictures }) {
  const { refusal, cropping, looking, state } = pictures
  return (
    <>
      <RefusalAlert
        refusal={refusal}
        onClose={pictures.forget}
        {...(refusal?.offered && {
          fitting: refusal.offered.fitting,
          onFit: () => refusal.offered && pictures.fit(refusal.offered),
        })}
      />
      {cropping && (
        <Suspense fallback={null}>
          <CropDialog {...cropping} onCrop={pictures.crop} onClose={pictures.leaveCrop} />
        </Suspense>
      )}
      {looking && <UnderWay mark="sending" />}
      <UploadProgress state={state} />
    </>
  )
}
