import { useSyncExternalStore } from 'react'
import type { Action, Entity, Row } from '#declare'
import { titleOf } from '../fieldAt.ts'

/** A sound one listens to, and whose it is. */
export interface Sound {
  /** `podcast/12`. */
  readonly of: string
  readonly url: string
  readonly title: string
  readonly picture?: string
}

let current: Sound | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Plays a sound in place of the one that plays; null, or the one that plays already, falls silent. */
export function play(sound: Sound | null): void {
  current = sound === null || sound.of === current?.of ? null : sound
  for (const listener of listeners) listener()
}

/** What plays now. */
export const usePlaying = (): Sound | null => useSyncExternalStore(subscribe, () => current)

/** The first action of an entity that lets one hear its records. */
export const playsOf = ({ actions }: Entity): Action | undefined =>
  Object.values(actions).find(({ plays }) => plays)

/** The sound of a record; null where it has none. */
export function soundOf(entity: Entity, { plays }: Action, row: Row | null): Sound | null {
  const file = row?.[plays ?? ''] as { readonly url?: string } | null | undefined
  if (!row || !file?.url) return null
  const image = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'image')
  const picture = image ? row[image] : undefined
  return {
    of: `${entity.name}/${String(row.id)}`,
    url: file.url,
    title: titleOf(entity, row),
    ...(typeof picture === 'string' && picture !== '' && { picture }),
  }
}
