import type { Present } from '#wire/presence.ts'

/** That somebody made, changed or deleted a record. */
export interface LiveChange {
  readonly entity: string
  readonly id: number
  readonly kind: 'made' | 'changed' | 'removed'
  readonly by: number | null
  readonly byName: string
  /** Those that whoever is told may see. */
  readonly fields: readonly string[]
}

/** What the portal tells while somebody listens. */
export type LiveEvent =
  | { readonly name: 'alive'; readonly data: object }
  | { readonly name: 'changes'; readonly data: { readonly list: readonly LiveChange[] } }
  | { readonly name: 'many'; readonly data: { readonly entities: readonly string[] } }
  | {
      readonly name: 'presence'
      readonly data: {
        readonly entity: string
        readonly id: number
        readonly others: readonly Present[]
      }
    }
  | { readonly name: 'over'; readonly data: { readonly why: string } }

/** Takes events out of a stream as its pieces come; gives each with the number to go on from. */
export function eventReader(hear: (event: LiveEvent, id: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const { event, data, id = '' } = fieldsIn(part)
      if (event && data) hear({ name: event, data: JSON.parse(data) } as LiveEvent, id)
    }
  }
}

function fieldsIn(part: string): { readonly [field: string]: string } {
  const lines = part.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string])
  return Object.fromEntries(lines.filter(([name]) => name !== ''))
}
