import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { campPeriod } from '#resources/camps/campPeriod.ts'
import { columnsFor, usualColumns } from '../list/columns.ts'
import { partsOf } from './partsOf.ts'

test('a card tells each figure once: what stands within a fact does not stand below it again', () => {
  const entity = campPeriod as Entity
  const row = {
    title: '第4期',
    camp: 2,
    capacity: 60,
    studentCount: 38,
    placesLeft: 22,
    filled: 63,
    number: 4,
    graduateCount: 10,
  }
  const { facts, figures } = partsOf(entity, columnsFor(entity, usualColumns(entity)), row, 'camp')
  const within = facts.flatMap(({ under }) => under.map(({ name }) => name))
  expect(within).toEqual(['studentCount', 'placesLeft'])
  const told = figures.map(({ name }) => name)
  expect(told.filter((name) => within.includes(name))).toEqual([])
  expect(told).toContain('capacity')
})
