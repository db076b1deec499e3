import { useEffect, useRef } from 'react'
import type { LiveChange } from '../../client/live/liveEvents.ts'
import { watch } from '../../client/live/watch.ts'

/** What comes close together is taken together, in milliseconds. */
const TOGETHER = 400

interface Watched {
  readonly entity: string
  readonly id?: number | undefined
  onChanges(changes: readonly LiveChange[]): unknown
  onMany(): unknown
}

/** Is told what others do as long as the screen stands; one thing after the other, however fast they come. */
export function useWatch({ entity, id, ...ends }: Watched): void {
  const latest = useRef(ends)
  latest.current = ends
  useEffect(() => {
    let waiting: LiveChange[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    let before: Promise<unknown> = Promise.resolve()
    const take = () => {
      const changes = waiting
      waiting = []
      // Where the portal does not answer, what stands stays, and the next change is told again.
      before = before.then(() => latest.current.onChanges(changes)).catch(() => undefined)
    }
    const end = watch({
      entity,
      ...(id !== undefined && { id }),
      onChanges: (changes) => {
        waiting.push(...changes)
        clearTimeout(timer)
        timer = setTimeout(take, TOGETHER)
      },
      onMany: () => {
        before = before.then(() => latest.current.onMany()).catch(() => undefined)
      },
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [entity, id])
}
