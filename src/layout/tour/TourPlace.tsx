import { lazy, Suspense, useEffect, useState } from 'react'
import { heardAt } from './openTour.ts'

const Tour = lazy(() => import('./Tour.tsx'))

/** Where the tour stands while somebody takes it. */
export function TourPlace() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const begin = () => setOpen(true)
    addEventListener(heardAt, begin)
    return () => removeEventListener(heardAt, begin)
  }, [])
  return <Suspense fallback={null}>{open && <Tour onLeave={() => setOpen(false)} />}</Suspense>
}
