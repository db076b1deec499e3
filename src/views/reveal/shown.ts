import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { useUser } from '../../authProvider/Viewer.tsx'
import { call } from '../../client/client.ts'

/** What a record holds about somebody, in clear, as it stood at that version. */
interface Revealed {
  readonly version: number
  readonly values: Row
}

/** By who looks, the tag it was asked for in, and the record. Nothing of it outlives the page. */
let kept: ReadonlyMap<string, Revealed> = new Map()
const watchers = new Set<() => void>()
const underWay = new Set<string>()

function put(next: ReadonlyMap<string, Revealed>): void {
  kept = next
  for (const watcher of watchers) watcher()
}

/** What stands in a tag is seen there alone, and no longer than the tag is open. */
addEventListener('tags', (event) => {
  const tags = (event as CustomEvent<readonly { readonly key: string }[]>).detail
  const open = new Set(tags.map(({ key }) => key))
  const left = [...kept].filter(([key]) => open.has(key.split(' ')[1] as string))
  if (left.length < kept.size) put(new Map(left))
})

async function ask(key: string, { path }: Entity, id: unknown): Promise<void> {
  if (underWay.has(key)) return
  underWay.add(key)
  try {
    const { data } = await call<Revealed>('POST', `${path}/${String(id)}/reveal`)
    put(new Map(kept).set(key, data))
  } catch (error) {
    const left = new Map(kept)
    left.delete(key)
    put(left)
    throw error
  } finally {
    underWay.delete(key)
  }
}

/** What a record shows in full where one is, and the press that asks for it. */
export interface RevealedHere {
  readonly values: Row | undefined
  press(): Promise<void>
}

/**
 * What was asked for of a record in this tag, and the way to ask. What somebody else has changed since is asked for
 * once more, and told in the log once more.
 */
export function useRevealed(entity: Entity, { id, version }: Row): RevealedHere {
  const { pathname } = useLocation()
  const { info } = useUser()
  const key = `${info.id} ${pathname} ${entity.name}/${String(id)}`
  const found = useSyncExternalStore(watch, () => kept.get(key))
  const isOld = found !== undefined && Number(version) > found.version
  useEffect(() => {
    if (isOld) ask(key, entity, id).catch(() => undefined)
  }, [isOld, key, entity, id])
  return { values: isOld ? undefined : found?.values, press: () => ask(key, entity, id) }
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
