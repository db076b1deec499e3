import { useEffect, useState } from 'react'
import type { Entity } from '#declare'
import { alwaysMasked } from '#derive/alwaysMasked.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { firstPaint } from '../../client/firstPaint.ts'
import { askerOf } from './askerOf.ts'

/**
 * Fields this person may read in part only: found by the whole value, and nothing is sorted by them. What hangs on a
 * person's rights is worked out behind the first paint: nobody types or sorts before.
 */
export function useMasked(entity: Entity): ReadonlySet<string> {
  const viewer = useViewer()
  const [masked, setMasked] = useState<ReadonlySet<string>>(() => new Set(alwaysMasked(entity)))
  useEffect(() => {
    if (!mayMask(entity)) return
    let gone = false
    const workOut = async () => {
      await firstPaint()
      const { maskedFields } = await import('#derive/maskedFields.ts')
      const found = maskedFields(entity, askerOf(viewer))
      // Drawn anew only where it is otherwise.
      if (!gone) setMasked((before) => (same(found, before) ? before : found))
    }
    // Where it cannot be had, the portal says what it does not answer.
    workOut().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [entity, viewer])
  return masked
}

/** Whether anything is hidden from anybody: where nothing is, what works it out is not even loaded. */
const mayMask = ({ rules, fields }: Entity): boolean =>
  'receiver' in fields ||
  Object.values(fields).some(({ kind }) => kind === 'phone') ||
  Object.values(rules)
    .flat()
    .some((literal) => 'mask' in literal)

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name))
