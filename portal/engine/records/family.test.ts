import { describe, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Rules } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { validRow } from '../rules/testing/validRow.ts'
import { binnedRow, bringBack } from './bringBack.ts'
import { inTransaction } from './transaction.ts'

const { entities } = await readDeclarations()
const stored = entities.filter(({ keysOf }) => !keysOf)

/** A reference through which a record goes along when what it points at is deleted, or is emptied then. */
interface Tie {
  readonly owner: string
  readonly child: string
  readonly field: string
  readonly kind: string
  readonly way: 'goes along' | 'is emptied'
}

const takenBy = ({ rules }: Entity): readonly string[] =>
  Object.values(rules)
    .flat()
    .flatMap(({ remove }) => (remove as { readonly takes?: readonly string[] })?.takes ?? [])

const ties = stored.flatMap((child): Tie[] =>
  Object.entries(child.fields).flatMap(([field, { to, onDelete, kind }]): Tie[] => {
    const owner = stored.find(({ name }) => name === to)
    if (!owner || !['ref', 'refs', 'parent'].includes(kind)) return []
    const takes = takenBy(owner).includes(child.name) || onDelete === 'cascade'
    if (!takes && onDelete !== 'setNull') return []
    const way = takes ? 'goes along' : 'is emptied'
    return [{ owner: owner.name, child: child.name, field, kind, way }]
  }),
)

const nothing = async () => []
/** What single declarations demand is tried with them; here it is how records go and come back. */
const bare: Rules = {
  ...{ guard: nothing, locks: nothing, check: nothing, warnings: nothing },
  finish: async () => ({ problems: [], warnings: [] }),
  prepare: async () => {},
  effects: async () => {},
}

describe('what goes along with a deletion', () => {
  const bench = sharedBench(anyDatabase(), { rules: bare })
  const entityOf = (name: string) => bench.portal.context.entities.get(name) as Entity
  const inBench = <T>(work: (transaction: Transaction) => Promise<T>) =>
    inTransaction(bench.portal.context, { session: portalSession }, work)
  const now = '2026-11-21T10:00:00+08:00'
  const around = { entities: new Map(), before: null, now, ...nothingKnown }
  let made = 0

  const make = (name: string, more: Row = {}): Promise<number> =>
    inBench(async ({ context, tx }) => {
      const row = validRow(entityOf(name), around, () => null, 100 * ++made)
      const { id: _, ...values } = row
      // A sample may lead to any number there is, and another one bear the same code.
      for (const [field, { kind, unique }] of Object.entries(entityOf(name).fields))
        if (kind === 'jump' || unique) values[field] = null
      const stamps = { version: 1, createdAt: now, updatedAt: now, ...more }
      return context.rows.insert(tx, entityOf(name), { ...values, ...stamps })
    })
  const find = (name: string, id: number) => bench.portal.records().find(name, id)
  const remove = (name: string, id: number) => bench.portal.records().remove(name, id)
  const restore = (name: string, id: number) =>
    inBench(async (transaction) =>
      bringBack(transaction, entityOf(name), await binnedRow(transaction, entityOf(name), id)),
    )

  test.each(ties)('$child ($field) $way with $owner and comes back with it', async (tie) => {
    const owner = await make(tie.owner)
    const held: unknown = tie.kind === 'refs' ? [owner] : owner
    const child = await make(tie.child, { [tie.field]: held })
    await remove(tie.owner, owner)
    const gone = await find(tie.child, child)
    if (tie.way === 'goes along') expect(gone).toBeNull()
    else expect(gone?.[tie.field] ?? []).not.toEqual(held)
    await restore(tie.owner, owner)
    expect((await find(tie.child, child))?.[tie.field]).toEqual(held)
  })

  const chains = ties.flatMap((first) =>
    ties
      .filter(({ owner, way, child }) => owner === first.child && way === first.way && child)
      .filter(({ way }) => way === 'goes along')
      .map((second) => ({ first, second })),
  )
  test.each(chains)(
    '$second.child comes back below $first.child and $first.owner',
    async ({ first, second }) => {
      const owner = await make(first.owner)
      const child = await make(first.child, { [first.field]: owner })
      const grandchild = await make(second.child, { [second.field]: child })
      await remove(first.owner, owner)
      expect(await find(second.child, grandchild)).toBeNull()
      await restore(first.owner, owner)
      expect(await find(first.child, child)).toMatchObject({ [first.field]: owner })
      expect(await find(second.child, grandchild)).toMatchObject({ [second.field]: child })
    },
  )

  test('leaves in the bin what was deleted by itself before, or later once more', async () => {
    const period = await make('campPeriod')
    const [before, later] = [
      await make('campCatalogue', { period }),
      await make('campCatalogue', { period }),
    ]
    await remove('campCatalogue', before)
    await remove('campPeriod', period)
    await restore('campCatalogue', later)
    await remove('campCatalogue', later)
    await restore('campPeriod', period)
    expect(await find('campCatalogue', before)).toBeNull()
    expect(await find('campCatalogue', later)).toBeNull()
  })

  test('puts a reference back at its place, but not over another choice', async () => {
    const [first, gone, last, other] = await Promise.all(
      Array.from({ length: 4 }, () => make('author')),
    )
    const subject = await make('wenboSubject', { authors: [first, gone, last] })
    const single = await make('smallSubject', { author: gone })
    await remove('author', gone as number)
    await bench.portal.records().update('smallSubject', single, { author: other })
    await restore('author', gone as number)
    expect((await find('wenboSubject', subject))?.authors).toEqual([first, gone, last])
    expect((await find('smallSubject', single))?.author).toBe(other)
  })
})
