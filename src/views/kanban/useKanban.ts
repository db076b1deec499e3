import { useState } from 'react'
import type { Entity } from '#declare'
import { isKanbanOn, kanbanKey } from './isKanbanOn.ts'

/** Whether a list is looked at in lanes, and by which field; as somebody left it in this browser. */
export function useKanban(entity: Entity, path: string) {
  const by = entity.list.lanes
  const [on, setOn] = useState(() => isKanbanOn(entity, path))
  const set = (next: boolean) => {
    localStorage.setItem(kanbanKey(path), next ? 'on' : 'off')
    setOn(next)
  }
  return { by, on, set }
}
