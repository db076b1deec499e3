import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { readDeclarations } from '../../portal/start/declarations.ts'
import { leadsToPickers } from './pickerFields.ts'

const { entities } = await readDeclarations()
const turned = (name: string, sources: readonly string[]) => {
  const entity = entities.find((one) => one.name === name) as Entity
  return sources.filter((source) => leadsToPickers(entity, source))
}

test('what brings a picker or says what it offers is turned, and what it follows from in its turn', () => {
  expect(turned('medal', ['kind', 'condition', 'animation', 'name'])).toEqual(['kind', 'condition'])
  expect(turned('wenboContent', ['type', 'subject'])).toContain('type')
})

test('how words look, and what only lists and readers are shown by, brings none', () => {
  expect(turned('yongsCompilation', ['intro', 'theme', 'audience', 'sale'])).toEqual(['sale'])
  expect(turned('advert', ['place', 'owner', 'material', 'audience'])).toEqual([])
})
