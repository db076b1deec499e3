import { lazy, Suspense } from 'react'

const QrPicture = lazy(() => import('./QrPicture.tsx'))

/** An address as a QR code, drawn once what draws it has come. */
export function QrCode({ address }: { readonly address: string }) {
  return (
    <Suspense fallback={null}>
      <QrPicture address={address} />
    </Suspense>
  )
}
