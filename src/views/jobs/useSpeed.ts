import { useEffect, useState } from 'react'
import { type Reading, speedOf, withReading } from './pace.ts'

/** Rows a second, from what was read lately; null where nothing is known, or the job does not run. */
export function useSpeed(over: number, runs: boolean): number | null {
  const [readings, setReadings] = useState<readonly Reading[]>([])
  useEffect(() => {
    if (!runs) return setReadings([])
    const read = () => setReadings((before) => withReading(before, { at: Date.now(), done: over }))
    read()
    // A job that stands still must not seem as quick as it was.
    const timer = setInterval(read, 1000)
    return () => clearInterval(timer)
  }, [over, runs])
  return speedOf(readings)
}
