import { expect, test } from 'vitest'
import type { Entity, Screen } from '#declare'
import { ownPages } from './ownPages.ts'

const raffle = { name: 'raffle', label: ['抽奖', 'Raffle'] } as unknown as Entity
const list = {
  path: '/lottery',
  menu: '运营',
  label: ['抽奖', 'Raffles'],
  kind: 'resource',
  entity: 'raffle',
} as Screen

test('a page beside a declaration is a hidden screen with the access of the list', () => {
  expect(
    ownPages(['lottery/raffle.odds.page.tsx', 'lottery/raffle.list.tsx'], [raffle], [list]),
  ).toEqual([
    {
      path: '/raffle/odds',
      menu: '运营',
      label: ['抽奖', 'Raffle'],
      kind: 'page',
      entity: 'raffle',
      hidden: true,
      parent: '/lottery',
    },
  ])
})

test('a page of a declared screen makes no other one, and neither does one of nothing', () => {
  const declared = { ...list, path: '/lottery/odds', kind: 'page' } as Screen
  expect(ownPages(['lottery/raffle.odds.page.tsx'], [raffle], [list, declared])).toEqual([])
  expect(ownPages(['lottery/other.odds.page.tsx'], [raffle], [list])).toEqual([])
})
