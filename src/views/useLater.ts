import { useEffect, useState } from 'react'
import { whenIdle } from '#widgets/richText/whenIdle.ts'

/** How long the first screen has the line to itself, in milliseconds. */
const PAUSE = 1500

/** True once the screen stands and the browser has nothing else to do: for what nobody looks at first. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => whenIdle(() => setLater(true), PAUSE), [])
  return isLater
}
