import { type Entity, type FlatMenu, isMenuEntry, type Kind } from '#declare'
import { printProblems } from '#derive/checkDeclarations.ts'
import type { Mistake } from '#derive/declarations/mistake.ts'
import { unreadFile } from '#derive/declarations/unreadFile.ts'
import type { Parts } from '#portal/engine/context/parts.ts'
import { addKind } from '#widgets/kinds.ts'
import { foundFiles, loadFile } from './foundFiles.ts'
import { readParts } from './readParts.ts'

/** Declarations that could not be read, beside those that could. */
export class UnreadDeclarations extends Error {
  readonly declared: Declarations
  readonly unread: readonly Mistake[]

  constructor(declared: Declarations, unread: readonly Mistake[]) {
    super(printProblems(unread))
    this.declared = declared
    this.unread = unread
  }
}

/** Everything that is declared: entities by name, the screens of the sidebar and those the entities bring, the groups. */
export interface Declarations extends FlatMenu {
  readonly entities: readonly Entity[]
  /** What lies at their addresses in the portal. */
  readonly parts: Parts
}

/**
 * Reads every declaration under Node: in `src/resources` a file an entity, found by being there; in `src/menu` the
 * sidebar. Files that throw reject it, with `UnreadDeclarations`, all at once.
 */
export async function readDeclarations(): Promise<Declarations> {
  await readOwnKinds()
  const menu = await loadFile<FlatMenu>('src/menu/menu.ts')
  const unread: Mistake[] = []
  const exported: unknown[] = []
  for (const file of foundFiles().filter((path) => path.startsWith('src/resources/')))
    try {
      exported.push(...Object.values(await loadFile<object>(file)))
    } catch (error) {
      unread.push(unreadFile(file, error))
    }
  const entities = exported.filter(isEntity)
  const declared = {
    entities,
    screens: [
      ...menu.screens,
      ...entities.flatMap((entity) => entity.screens),
      ...exported.filter(isMenuEntry),
    ],
    menuGroups: menu.menuGroups,
    parts: await readParts(),
  }
  if (unread.length > 0) throw new UnreadDeclarations(declared, unread)
  return declared
}

/** Kinds of one's own stand in a folder of their name among the widgets. */
async function readOwnKinds(): Promise<void> {
  const own = foundFiles().filter((path) => path.endsWith('/own.kind.ts'))
  for (const file of own) addKind((await loadFile<{ readonly kind: Kind }>(file)).kind)
}

/** Whether an export of a file in `src/resources` is a declared entity. */
export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  'moves' in value &&
  'list' in value
