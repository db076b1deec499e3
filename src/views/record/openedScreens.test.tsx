import { expect, test } from 'vitest'
import type { Action, Entity, Field, Row } from '#declare'
import type { NoteOf } from '#declare/dashboard.ts'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { screensByPath } from '#resources/screens.ts'
import { matchScreen } from '../matchScreen.ts'
import { addressOf } from './addressOf.ts'

const all: readonly Entity[] = await Promise.all([...catalogue.entities.keys()].map(loadEntity))
const entityOf = (name: string) => all.find((one) => one.name === name) as Entity
const each = all.map((entity) => [entity.name, entity] as const)

test.each(each)(
  'what actions of %s open stands on a declared screen that shows all of it',
  (_name, entity) => {
    const leading = Object.entries(entity.actions).filter(([, { opens, page }]) => opens || page)
    const strange = leading.flatMap(([name, action]) =>
      strayAt(addressOf(action, sampleOf(entity, action)), action.opens).map(
        (what) => `${name}: ${what}`,
      ),
    )
    expect(strange).toEqual([])
  },
)

test.each(each.filter(([, { dashboards }]) => Object.keys(dashboards).length > 0))(
  'links of the dashboards of %s lead to declared screens',
  (_name, { dashboards }) => {
    const notes = Object.values(dashboards).flatMap(
      (board) => (board.notes ?? []) as readonly NoteOf[],
    )
    const links = notes.flatMap((note) => note.links)
    expect(links.flatMap(({ to }) => strayAt(to))).toEqual([])
  },
)

/** Screens that are called after what they hold: the list of failures. */
const meantToBeNarrow = ['/operateManagement/raffle/sms/failures']

/** A row as a list shows it: in every field that is named something. */
function sampleOf({ fields }: Entity, { by, via }: Action): Row {
  const named = [via, ...(typeof by === 'object' ? Object.values(by) : [])].filter(Boolean)
  return {
    ...Object.fromEntries(named.map((name) => [name, sampleAt(fields[name as string])])),
  }
}

const sampleAt = (field: Field | undefined): unknown => {
  if (field?.to) return { id: 3, title: '三' }
  return field?.kind === 'choice' ? Object.keys(field.of as object)[0] : '三'
}

/** What is wrong with an address: no screen stands there, or one of something else, or one that leaves out some. */
function strayAt(address: string, opens?: string): string[] {
  const url = new URL(address, 'https://admin.test')
  const match = matchScreen(screensByPath, url.pathname)
  if (!match || url.pathname === '/404') return [`${address} is no screen`]
  const { entity, path } = match.screen
  if (!opens) return []
  if (entity !== opens) return [`${address} shows ${entity}`]
  const filter = JSON.parse(url.searchParams.get('filter') ?? '{}')
  const of = entityOf(opens)
  const board = Object.values(of.dashboards).find((one) => one.screen === path)
  if (board) {
    const strange = Object.keys(filter).filter(
      (name) => ![...(board.filters ?? []), board.one].includes(name),
    )
    return strange.map((name) => `${path} cannot be filtered by ${name}`)
  }
  if (meantToBeNarrow.includes(path)) return []
  const held = Object.entries(of.fixed[path] ?? {})
  return held
    .filter(([name, value]) => typeof value !== 'object' && !(name in filter))
    .map(([name]) => `${path} shows only some: it holds ${name} fast`)
}
