import type { Entity } from '#declare'
import { catalogue } from './catalogue.ts'

const files = import.meta.glob<{ readonly [name: string]: unknown }>(['./*/*.ts', '!./*/*.test.ts'])
const loading = new Map<string, Promise<Entity>>()
const loaded = new Map<string, Entity>()

/** The declarations that have been loaded so far, by name. */
export const loadedEntities: ReadonlyMap<string, Entity> = loaded

/**
 * The declaration of an entity, fetched with its folder the first time. The same promise every time, so that React's
 * `use` can wait for it. Rejects where no declaration bears the name.
 */
export function loadEntity(name: string): Promise<Entity> {
  const known = loading.get(name)
  if (known) return known
  const promise = importEntity(name)
  loading.set(name, promise)
  // A lost connection must not make the entity unreachable until the page is loaded anew; but whoever waits is told
  // first, since asking anew at once would go on for ever.
  promise.then(
    (entity) => loaded.set(name, entity),
    () => setTimeout(() => loading.delete(name), FAILED),
  )
  return promise
}

/** How long a load that failed stays failed, in milliseconds. */
const FAILED = 1000

async function importEntity(name: string): Promise<Entity> {
  const line = catalogue.entities.get(name)
  const read = files[`./${line?.folder}/${name}.ts`] ?? files[`./${line?.folder}/${name}File.ts`]
  if (!read)
    throw new Error(
      `Load the declaration of "${name}": no file src/resources/*/${name}.ts declares it. Check the name in screens and references.`,
    )
  const module = await read()
  const found = Object.values(module).find((value) => (value as Entity | undefined)?.name === name)
  return found as Entity
}
