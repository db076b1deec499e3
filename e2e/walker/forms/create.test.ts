import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { readDeclared } from '../declared.ts'
import { validFor } from './create.ts'

const declared = await readDeclared()
const DAY = 86_400_000

test('a form is filled with what agrees, whatever the sample begins with', () => {
  const entity = declared.entities.get('weeklyListening') as Entity
  const away = Array.from({ length: 30 }, (_, nth) => {
    const { weekStart, publishAt } = validFor({ declared, seed: 570 + nth }, entity)
    return Date.parse(String(publishAt)) - Date.parse(`${weekStart}T00:00:00+08:00`)
  })
  expect(away.filter((time) => !(time >= -3 * DAY && time < 7 * DAY))).toEqual([])
})
