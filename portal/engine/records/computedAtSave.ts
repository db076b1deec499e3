import type { Row } from '#declare'
import type { Change } from '#portal/context/change.ts'
import type { Ground } from '#portal/context/ground.ts'

/** Works out one value of a record from the record itself. */
export type Computed = (row: Row, change: Change) => unknown | Promise<unknown>
/** Functions by entity, then by the name the declaration gives: `{ by: 'wordCount' }`. */
export type ComputedByEntity = { readonly [entity: string]: { readonly [name: string]: Computed } }

/** Fills in the fields that a named function works out at every save. */
export async function storeComputed({ computed }: Ground, change: Change): Promise<void> {
  const { entity, after } = change
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'computed') continue
    const by = (field.from as { readonly by?: unknown } | null)?.by
    const work = typeof by === 'string' ? computed[entity.name]?.[by] : undefined
    if (work) after[name] = (await work(after, change)) ?? null
  }
}
