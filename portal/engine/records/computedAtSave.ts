import type { Row } from '#declare'
import type { Change } from '../context/change.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** Works out one value of a record from the record itself. */
export type Computed = (row: Row, change: Change) => unknown | Promise<unknown>
/** The functions of an entity, by the name the declaration gives. */
export type ComputedFunctions = { readonly [name: string]: Computed }
/** Functions by entity, then by the name the declaration gives: `{ by: 'wordCount' }`. */
export type ComputedByEntity = { readonly [entity: string]: ComputedFunctions }

/** Fills in the fields that a named function works out at every save. */
export async function storeComputed({ parts }: PortalContext, change: Change): Promise<void> {
  const { entity, after } = change
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'computed') continue
    const by = (field.from as { readonly by?: unknown } | null)?.by
    const work = typeof by === 'string' ? parts.computed[entity.name]?.[by] : undefined
    if (work) after[name] = (await work(after, change)) ?? null
  }
}

declare module '../context/parts.ts' {
  interface Parts {
    readonly computed: ComputedByEntity
  }
}
