import { expect, test } from 'vitest'
import { readDeclarations } from '../../portal/start/declarations.ts'
import { calendars } from './calendars.ts'

const { entities } = await readDeclarations()

test('a calendar names just those entities that say they stand in it', () => {
  for (const [name, { of }] of Object.entries(calendars)) {
    const say = entities.filter(({ calendar }) => calendar?.in === name).map((one) => one.name)
    expect(new Set(of), name).toEqual(new Set(say))
  }
})
