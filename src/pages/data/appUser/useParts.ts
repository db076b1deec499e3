import { use } from 'react'
import type { Entity, Label } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { type Held, parts } from './parts.ts'

/** A list with the declaration it is drawn from. */
export interface HeldList extends Held {
  readonly of: Entity
}
export interface SeenPart {
  readonly key: string
  readonly label: Label
  readonly lists: readonly HeldList[]
}

let loading: Promise<ReadonlyMap<string, Entity>> | null = null

/** The declarations of all tabs, asked for at once. */
function loadParts() {
  const names = [...new Set(parts.flatMap(({ lists }) => lists.map(({ entity }) => entity)))]
  loading ??= Promise.all(names.map(loadEntity)).then(
    (entities) => new Map(entities.map((entity) => [entity.name, entity])),
  )
  // What could not be loaded is asked for again.
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** The tabs of which the person may read something, each with the lists they may read. */
export function useParts(): readonly SeenPart[] {
  const viewer = useViewer()
  const entities = use(loadParts())
  return parts
    .map(({ lists, ...part }) => ({
      ...part,
      lists: lists
        .map((list) => ({ ...list, of: entities.get(list.entity) as Entity }))
        .filter(({ of }) => mayUse(viewer, of, 'read')),
    }))
    .filter(({ lists }) => lists.length > 0)
}
