import { expect, test } from 'vitest'
import { readDeclarations } from '../../portal/start/declarations.ts'

const { entities, screens } = await readDeclarations()

/** Entities that nobody but admins may read, whatever the state of a record. */
const forAdmins = entities.filter(({ rules }) =>
  Object.values(rules)
    .flat()
    .some(({ may, who, when }) => who === 'admin' && !when && ((may ?? []) as readonly string[]).includes('read')),
)

test.each(forAdmins.map(({ name }) => name))('%s has screens for admins alone', (name) => {
  const open = screens.filter(({ entity, roles }) => entity === name && roles?.join() !== 'admin')
  expect(open.map(({ path }) => path)).toEqual([])
})
