import type { Entity, Label, Screen } from '#declare'
import { deskOn } from './deskOn.ts'

/** A desk or a workbench as the search finds it before any declaration is loaded. */
export interface DeskLine {
  /** The screen it is entered from: who does not see that is not led here. */
  readonly screen: string
  readonly to: string
  readonly title: Label
  /** What else it is looked for by: what waits there, what is decided, what the list and its records are called. */
  readonly words: readonly string[]
}

/** Kinds of screen that lead to a desk or to a workbench. */
const lists: readonly Screen['kind'][] = ['list', 'resource', 'board', 'tree']

/** Every desk, and every list whose records have a workbench: by the screen they are entered from, in its order. */
export const deskLines = (
  entities: readonly Entity[],
  screens: readonly Screen[],
): readonly DeskLine[] =>
  screens
    .filter(({ kind, hidden }) => lists.includes(kind) && !hidden)
    .flatMap((screen) => {
      const entity = entities.find(({ name }) => name === screen.entity)
      if (!entity) return []
      const isOnly = screens.filter((other) => leadsTo(entity, other)).length === 1
      return [...deskOf(entity, screen, isOnly), ...workbenchOf(entity, screen)]
    })

const leadsTo = (entity: Entity, screen: Screen): boolean =>
  screen.entity === entity.name &&
  lists.includes(screen.kind) &&
  !screen.hidden &&
  deskOn(entity, screen) !== undefined

/** Called as its tag is; where an entity has desks on several screens, these tell them apart. */
function deskOf(entity: Entity, screen: Screen, isOnly: boolean): readonly DeskLine[] {
  const tab = deskOn(entity, screen)
  if (tab === undefined || !entity.queue) return []
  const [zh, en] = screen.label
  const { tabs, decide } = entity.queue
  const moves = Object.entries(decide).map(([move, one]) => one.label ?? entity.moves[move]?.label)
  return [
    {
      screen: screen.path,
      to: `${screen.path}/queue${tab > 0 ? `?tab=${tab}` : ''}`,
      title: isOnly
        ? [`${entity.label[0]}处理台`, `Desk: ${entity.label[1]}`]
        : [`${zh} · ${entity.label[0]}处理台`, `${en} · Desk: ${entity.label[1]}`],
      words: [screen.label, entity.label, ...tabs.map(({ label }) => label), ...moves].flatMap(
        (label) => label ?? [],
      ),
    },
  ]
}

const workbenchOf = (entity: Entity, screen: Screen): readonly DeskLine[] =>
  entity.workbench
    ? [
        {
          screen: screen.path,
          to: screen.path,
          title: [
            `${screen.label[0]} · 工作台（先选一${entity.label[0]}）`,
            `${screen.label[1]} · Workbench (choose one first)`,
          ],
          words: [...entity.label, '编排', 'layout'],
        },
      ]
    : []
