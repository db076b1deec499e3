import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { unpackCatalogue } from '#resources/unpackCatalogue.ts'
import { menuGroups, screens } from '#src/menu/menu.ts'
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

test('the picture of the list and the field of the parent are kept where there are any', () => {
  const shelf = entity('shelf', ['书架', 'Shelf'], {
    fields: {
      title: f.text('名称', 'Name'),
      banner: f.image('横幅', 'Banner', { width: 750, height: 300 }),
      icon: f.image('图标', 'Icon', { width: 90, height: 90 }),
      above: f.parent('上级', 'Parent', { to: 'shelf' }),
    },
    list: { columns: ['icon', 'title'] },
  })
  const packed = packCatalogue([shelf], { shelf: 'pages' }, { menuGroups, screens: [] })
  const line = unpackCatalogue(packed).entities.get('shelf')
  expect([line?.image, line?.parent, line?.standIn]).toEqual(['icon', 'above', false])
})
