import { expect, test } from 'vitest'
import { levelOf, usualLevel } from './permissionLevel.ts'

test.each([
  ['management', 3],
  ['admin', 2],
  ['caoren', 1],
  ['anything else', 0],
])('a build for %s is of level %d', (name, level) => expect(levelOf(name)).toBe(level))

test('a build that says nothing is for management', () => expect(levelOf(usualLevel)).toBe(3))
