import type { Field, Label } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity, loadedEntities } from '#resources/load.ts'
import { messages } from '../i18n/messages.ts'
import { fieldAt } from '../views/fieldAt.ts'

/** Shown for the moment until the words are there. */
const awaited: Label = ['', '']

let more: { readonly [key: string]: Label } | undefined
let arrived = 0
const asked = new Set<string>()
const listeners = new Set<() => void>()

/** Counts up whenever texts have come that somebody asked for. */
export const textsArrived = (): number => arrived

/** Is told whenever texts have come; gives what ends that. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * All that react-admin asks words for: its own texts, those that no first list needs when they are first asked for,
 * and `resources.magazine.name` and `resources.magazine.fields.title` out of the declarations.
 */
export function textOf(key: string): Label | undefined {
  const known = messages[key] ?? more?.[key]
  if (known) return known
  if (key.startsWith('resources.')) return resourceText(key)
  if (!key.startsWith('ra.') || more) return undefined
  load('ra', async () => {
    more = (await import('../i18n/moreMessages.ts')).default
  })
  return awaited
}

function resourceText(key: string): Label | undefined {
  const [, resource = '', part, ...path] = key.split('.')
  if (part === 'name') return catalogue.entities.get(resource)?.label
  if (part !== 'fields' || !catalogue.entities.has(resource)) return undefined
  const entity = loadedEntities.get(resource)
  if (entity) return labelWithin(fieldAt(entity, path[0] ?? ''), path.slice(1))
  load(resource, () => loadEntity(resource))
  return awaited
}

/** The label of a field, or of one within: `lessons.title`. */
function labelWithin(field: Field | undefined, path: readonly string[]): Label | undefined {
  const [name, ...rest] = path
  if (name === undefined) return field?.label
  return labelWithin((field?.of as { readonly [name: string]: Field } | undefined)?.[name], rest)
}

/** Once at a time; one that failed is asked for again with the next text that is wanted of it. */
function load(what: string, read: () => Promise<unknown>): void {
  if (asked.has(what)) return
  asked.add(what)
  read()
    .then(() => {
      arrived += 1
      for (const listener of listeners) listener()
    })
    .catch(() => undefined)
    .finally(() => asked.delete(what))
}
