import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { isMadeBy } from './isMadeBy.ts'
import { nothingKnown } from './nothingKnown.ts'

const kept = (who: object | string) =>
  entity('recipe', ['方案', 'Recipe'], {
    fields: { name: f.text('名称', 'Name') },
    rules: { keptBySome: { may: ['create', 'edit'], who: who as never } },
  })
const by = (
  of: ReturnType<typeof kept>,
  roles: readonly string[],
  special: readonly string[] = [],
) =>
  isMadeBy(of, {
    ...{ entity: of, entities: new Map(), before: null, after: {}, now: '' },
    session: { acting: 'user', user: { id: 1 }, roles, special: new Set(special) as never },
    ...nothingKnown,
  })

test('records are made by those whom the rules name, and by everybody where they name nobody', () => {
  expect(by(kept('admin'), ['admin'])).toBe(true)
  expect(by(kept('admin'), ['support'])).toBe(false)
  expect(by(kept({ right: 'finance' }), ['support'], ['finance'])).toBe(true)
  expect(by(kept({ not: 'creator' }), ['support'])).toBe(false)
})

test('what is over a whole list is done by those whom the rules name, and one deed says nothing of another', () => {
  const listed = {
    ...kept('admin'),
    rules: { onlyAdminCleansUp: [{ may: ['cleanUp'], who: 'admin' }] },
  } as unknown as ReturnType<typeof kept>
  const does = (roles: readonly string[], deed: string) =>
    isMadeBy(
      listed,
      {
        ...{ entity: listed, entities: new Map(), before: null, after: {}, now: '' },
        session: { acting: 'user', user: { id: 1 }, roles, special: new Set() },
        ...nothingKnown,
      },
      deed,
    )
  expect([does(['admin'], 'cleanUp'), does(['editor'], 'cleanUp')]).toEqual([true, false])
  expect([does(['editor'], 'upload'), does(['editor'], 'create')]).toEqual([true, true])
})
