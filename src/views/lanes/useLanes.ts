import { useState } from 'react'
import type { Entity } from '#declare'
import { lanesKey, lanesOn } from './lanesOn.ts'

/** Whether a list is looked at in lanes, and by which field; as somebody left it in this browser. */
export function useLanes(entity: Entity, path: string) {
  const by = entity.list.lanes
  const [on, setOn] = useState(() => lanesOn(entity, path))
  const set = (next: boolean) => {
    localStorage.setItem(lanesKey(path), next ? 'on' : 'off')
    setOn(next)
  }
  return { by, on, set }
}
