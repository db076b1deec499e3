import { expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import { screensByPath } from '#resources/screens.ts'
import { matchScreen } from '../../views/matchScreen.ts'
import { calendarsOf } from './calendarsOf.ts'

test('every calendar is found by its name and leads to where it is shown', () => {
  const found = calendarsOf(catalogue.screens)
  expect(found.map(({ title }) => title[0])).toEqual([
    '编辑日历',
    '投放日历',
    '活动日历',
    '消息日历',
  ])
  for (const { to = '' } of found)
    expect([to, matchScreen(screensByPath, to)?.part]).toEqual([to, 'calendar'])
})

test('who sees no list of a calendar is not led to it', () => {
  const seen = catalogue.screens.filter(({ entity }) => entity === 'mail')
  expect(calendarsOf(seen).map(({ title }) => title[0])).toEqual(['消息日历'])
})
