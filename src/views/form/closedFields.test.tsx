import { expect, test } from 'vitest'
import { settledBy } from '#derive/listFilter/heldBy.ts'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { isNamed } from '../fieldAt.ts'
import { fixedBy } from '../list/listAsked.ts'
import { closedFields } from './closedFields.ts'
import { fillable, sectionsOf } from './layout.ts'

const screens = catalogue.screens.filter(({ entity }) => entity !== undefined)

test('a screen that holds one kind fast has no section for the others', async () => {
  const entity = await loadEntity('yongsSetting')
  const sections = (scene: string) =>
    fillable(sectionsOf(entity, ['scene']), closedFields(entity, ['scene'], { id: 1, scene }))
  expect(sections('toApp').map(({ key }) => key)).toEqual(['Basic', 'To the app', 'Download'])
})

test.each(screens.map(({ path }) => path))('%s has a form with something in it', async (path) => {
  const screen = screens.find((one) => one.path === path)!
  const entity = await loadEntity(screen.entity!)
  const held = settledBy(fixedBy(entity, screen))
  const names = Object.keys(held)
  const all = sectionsOf(entity, names)
  const closed = closedFields(entity, names, held)
  if (all.length > 0) expect(fillable(all, closed).length).toBeGreaterThan(0)
})

test('a record without a name of its own is known by what it is', async () => {
  const setting = await loadEntity('yongsSetting')
  expect(isNamed(setting, { id: 2, scene: 'toApp' })).toBe(false)
  const banner = await loadEntity('listenerBanner')
  expect(isNamed(banner, { id: 2, title: '听友日' })).toBe(true)
})
