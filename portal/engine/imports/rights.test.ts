import { expect, test } from 'vitest'
import { listKinds } from '#resources/data/bulk/listKinds.ts'
import type { Session } from '../context/session.ts'
import { mayRun } from './rights.ts'

/** An editor whose role's matrix says this of the sources. */
const editor = (right: { readonly create: boolean; readonly update: boolean }) =>
  ({
    acting: 'user',
    user: { id: 7 },
    roles: ['editor'],
    special: new Set(),
    viewer: { hidden: [], rights: [{ role: 'editor', entity: 'source', ...right }] },
  }) as unknown as Session

test('a list is brought back by whoever may both make and change its records, since its rows do either', () => {
  const kind = listKinds.sourceList!
  expect(mayRun(editor({ create: true, update: true }), kind)).toBe(true)
  expect(mayRun(editor({ create: false, update: true }), kind)).toBe(false)
  expect(mayRun(editor({ create: true, update: false }), kind)).toBe(false)
})
