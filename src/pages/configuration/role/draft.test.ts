import { expect, test } from 'vitest'
import { accessOf } from '#derive/access.ts'
import { menuGroups, screens } from '#src/menu/menu.ts'
import {
  type Role,
  rightsOn,
  toggleEntry,
  toggleRight,
  turnedMove,
  viewerAs,
  withoutRow,
} from './draft.ts'

const role = (code: string, rights: Role['rights'] = []): Role => ({
  id: 1,
  version: 1,
  kind: 'named',
  code,
  name: code,
  rights,
  hidden: [],
  special: [],
})
const screensSeen = accessOf({ entities: [], screens, menuGroups }).screensOf
const moves = ['publish', 'withdraw']

test('an editor may what the menu gives until a row says otherwise; an own role nothing', () => {
  expect(rightsOn(role('editor'), 'magazine')).toMatchObject({ own: false, row: { remove: true } })
  expect(rightsOn(role('proof'), 'magazine')).toMatchObject({ own: false, row: { read: false } })
})

test('taking one right from an editor writes the rest down', () => {
  expect(toggleRight(role('editor'), 'magazine', 'remove', moves)).toEqual([
    { entity: 'magazine', read: true, create: true, update: true, remove: false, moves },
  ])
})

test('who may change sees, and who may not see may nothing', () => {
  const given = toggleRight(role('proof'), 'magazine', 'update', moves)
  expect(given).toMatchObject([{ entity: 'magazine', read: true, update: true, moves: [] }])
  const none = toggleRight(role('proof', given), 'magazine', 'read', moves)
  expect(none).toMatchObject([{ read: false, update: false, moves: [] }])
})

test('moves are allowed one by one, and a row can be given up again', () => {
  const given = turnedMove(role('proof'), 'magazine', 'publish', moves)
  expect(given).toMatchObject([{ read: true, moves: ['publish'] }])
  expect(turnedMove(role('proof', given), 'magazine', 'publish', moves)[0]?.moves).toEqual([])
  expect(withoutRow(role('proof', given), 'magazine')).toEqual([])
})

test('a preview asks with what is not saved yet', () => {
  const rights = toggleRight(role('proof'), 'magazine', 'read', moves)
  const seen = screensSeen(viewerAs(role('proof', rights), undefined, 'standard'))
  expect(seen.map(({ path }) => path)).toContain('/contentManagement/magazine')
  const numeric = { ...role('3'), kind: 'numeric' as const, hidden: toggleEntry([], '内容管理') }
  const less = screensSeen(viewerAs(role('proof', rights), numeric, 'standard'))
  expect(less.map(({ path }) => path)).not.toContain('/contentManagement/magazine')
})
