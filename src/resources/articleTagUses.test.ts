import { expect, test } from 'vitest'
import { readDeclarations } from '../../portal/start/declarations.ts'

const { entities } = await readDeclarations()

/** Contents that bear labels: several of them, in a field of their own. */
const labelled = entities.filter(({ fields }) =>
  Object.values(fields).some(({ kind, to, label }) => kind === 'refs' && to === 'articleTag' && label[0] === '标签'),
)

test('the uses of a label are counted over all contents that bear labels', () => {
  const tag = entities.find(({ name }) => name === 'articleTag')
  const { plus } = tag!.fields.useCount!.of as { readonly plus: readonly { readonly count: string }[] }
  expect(plus.map(({ count }) => count).toSorted()).toEqual(labelled.map(({ name }) => name).toSorted())
})
