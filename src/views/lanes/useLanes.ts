import { useState } from 'react'
import type { Entity } from '#declare'

/** Whether a list is looked at in lanes, and by which field; as somebody left it in this browser. */
export function useLanes(entity: Entity, path: string) {
  const by = entity.list.lanes
  const name = `lanes:${path}`
  const [on, setOn] = useState(() => by !== undefined && localStorage.getItem(name) !== 'off')
  const set = (next: boolean) => {
    localStorage.setItem(name, next ? 'on' : 'off')
    setOn(next)
  }
  return { by, on, set }
}
