import { lazy, Suspense, useEffect, useState } from 'react'
import { heardAt, tour } from './openTour.ts'

const Tour = lazy(() => import('./Tour.tsx'))

/** Where the tour stands while somebody takes it. */
export function TourPlace() {
  const [open, setOpen] = useState(tour.isAsked)
  useEffect(() => {
    const begin = () => setOpen(true)
    addEventListener(heardAt, begin)
    return () => removeEventListener(heardAt, begin)
  }, [])
  return (
    <Suspense fallback={null}>
      {open && (
        <Tour
          onLeave={() => {
            tour.isAsked = false
            setOpen(false)
          }}
        />
      )}
    </Suspense>
  )
}
