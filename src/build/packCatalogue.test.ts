import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { menuGroups, screens } from '#resources/menu.ts'
import { unpackCatalogue } from '#resources/unpackCatalogue.ts'
import { packCatalogue } from './packCatalogue.ts'

const magazine = entity('magazine', ['杂志', 'Magazine'], {
  fields: { title: f.text('刊名', 'Title') },
})

test('menu and screens come out of the pack as they were declared', () => {
  const ours = screens.map((screen) => (screen.entity ? { ...screen, entity: 'magazine' } : screen))
  const unpacked = unpackCatalogue(
    packCatalogue([magazine], { magazine: 'magazines' }, { menuGroups, screens: ours }),
  )
  expect(unpacked.menuGroups).toEqual(menuGroups)
  expect(unpacked.screens).toEqual(ours)
})

test('an entity keeps what links and cells need of it', () => {
  const { entities } = unpackCatalogue(
    packCatalogue([magazine], { magazine: 'magazines' }, { menuGroups, screens: [] }),
  )
  expect(entities.get('magazine')).toEqual({
    name: 'magazine',
    label: ['杂志', 'Magazine'],
    path: 'magazine',
    title: 'title',
    folder: 'magazines',
    standIn: false,
  })
})
