import type { Row } from '#declare'
import { perEntity } from '#derive/perEntity.ts'
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
  for (const { name, by } of byFunction(entity)) {
    const work = parts.computed[entity.name]?.[by]
    if (work) after[name] = (await work(after, change)) ?? null
  }
}

/** The fields of an entity that a named function works out. */
const byFunction = perEntity(({ fields }) =>
  Object.entries(fields).flatMap(([name, { kind, from }]) => {
    const by = kind === 'computed' ? (from as { readonly by?: unknown } | null)?.by : undefined
    return typeof by === 'string' ? [{ name, by }] : []
  }),
)

declare module '../context/parts.ts' {
  interface Parts {
    readonly computed: ComputedByEntity
  }
}
