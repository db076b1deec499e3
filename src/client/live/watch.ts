import type { Present } from '#wire/presence.ts'
import type { LiveChange, LiveEvent } from './liveEvents.ts'
import { LiveLine } from './liveLine.ts'

/** What somebody looks at, and what is done when others are at it. */
export interface Watch {
  readonly entity: string
  /** One record; else all that stand in lists. */
  readonly id?: number
  /** The form that stands on the record: who else has it open is told. */
  readonly form?: string
  onChanges?(changes: readonly LiveChange[]): void
  /** So much has changed that it is to be read anew. */
  onMany?(): void
  onPresence?(others: readonly Present[]): void
  /** Whether anything is told at all; while it is not, one asks. */
  onLine?(isOpen: boolean): void
}

const watches = new Set<Watch>()
let isOpen = false
let line: LiveLine | undefined

/** Where the portal is the page itself, as in the demo and in tests of screens, nobody else is there. */
const isAlone = ['demo', 'test'].includes(import.meta.env?.MODE ?? '')

/** Is told what others do at a list or a record, through the one stream of this tab; gives what ends it. */
export function watch(one: Watch): () => void {
  if (isAlone) return () => undefined
  line ??= new LiveLine({ hear, onLine })
  watches.add(one)
  line.listen(addressOf(watches))
  one.onLine?.(isOpen)
  return () => {
    watches.delete(one)
    line?.listen(addressOf(watches))
  }
}

/** What is asked for: each place once, with the form on it where there is one. */
export function addressOf(of: ReadonlySet<Watch>): string {
  const lists = new Set<string>()
  const records = new Map<string, string>()
  for (const { entity, id, form } of of) {
    if (id === undefined) lists.add(entity)
    else if (form || !records.has(`${entity}/${id}`))
      records.set(`${entity}/${id}`, form ? `${entity}/${id}/${form}` : `${entity}/${id}`)
  }
  const asked = { lists: [...lists].sort().join(), records: [...records.values()].sort().join() }
  const parts = Object.entries(asked).filter(([, value]) => value !== '')
  return parts.map(([name, value]) => `${name}=${value}`).join('&')
}

function onLine(open: boolean): void {
  isOpen = open
  for (const one of watches) one.onLine?.(open)
}

function hear(event: LiveEvent): void {
  if (event.name === 'changes') {
    for (const one of watches) {
      const own = event.data.list.filter((change) => isOf(one, change))
      if (own.length > 0) one.onChanges?.(own)
    }
  } else if (event.name === 'many') {
    for (const one of watches) if (event.data.entities.includes(one.entity)) one.onMany?.()
  } else if (event.name === 'presence') {
    const { others } = event.data
    for (const one of watches) if (one.form && isOf(one, event.data)) one.onPresence?.(others)
  }
}

const isOf = (one: Watch, { entity, id }: { readonly entity: string; readonly id: number }) =>
  one.entity === entity && (one.id === undefined || one.id === id)
