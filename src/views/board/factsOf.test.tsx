import { expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { usualColumns } from '../list/columns.ts'
import { factsOf } from './Cards.tsx'

const boards = catalogue.screens.filter(({ kind }) => kind === 'board')
const names = [...new Set(boards.map(({ entity }) => entity!))]

test.each(names)(
  'a card of %s tells beside each value what a list shows below it',
  async (name) => {
    const entity = await loadEntity(name)
    const row = Object.fromEntries(Object.keys(entity.fields).map((field) => [field, 0]))
    const told = factsOf(entity, row, {}).map((fact) => fact.name)
    const pictures = ['image', 'images', 'order']
    for (const column of usualColumns(entity).filter((one) => told.includes(one)))
      for (const below of entity.list.under[column] ?? [])
        if (!pictures.includes(entity.fields[below]?.kind ?? 'order')) expect(told).toContain(below)
  },
)

test('a banner tells its clicks beside its views', async () => {
  const row = { title: '听友日', views: 42_000, clicks: 12, period: null }
  const told = factsOf(await loadEntity('listenerBanner'), row, {}).map(({ name }) => name)
  expect(told).toEqual(['views', 'clicks'])
})
