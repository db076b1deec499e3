import type { Entity, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { validRow } from '#portal/engine/rules/testing/validRow.ts'
import { serial } from './desk.ts'
import type { SharedBench } from './sharedBench.ts'

export type Stored = Row & { readonly id: number; readonly version: number }

/** Valid records of any entity, made by the portal; they refer to nothing but what the test gives them. */
export const bareRecords =
  (bench: SharedBench, now: string) =>
  async (name: string, more: Row = {}): Promise<Stored> => {
    const { entities } = bench.portal.context
    const unknown = { ...nothingKnown, before: null, now, entities }
    const entity = entities.get(name) as Entity
    const { id: _, ...row } = validRow(entity, unknown, () => null, 100 * serial())
    return (await bench.portal.records().create(name, { ...row, ...more })) as Stored
  }
