import type { Entity, Screen } from '#declare'

/** `raffle.odds.page.tsx` */
const pageFile = /(\w+)\.(\w+)\.page\.tsx$/
/** Kinds of screens that list records. */
const listing = ['resource', 'list', 'board', 'tree']

/**
 * A hidden screen for each page that lies beside a declaration, `/raffle/odds`, with the access of the entity's list.
 * One that is declared, for a title of its own and a place in the menu, goes before.
 */
export function ownPages(
  files: readonly string[],
  entities: readonly Entity[],
  screens: readonly Screen[],
): readonly Screen[] {
  return files.flatMap((file) => {
    const [, name, page] = pageFile.exec(file) ?? []
    const entity = entities.find((one) => one.name === name)
    const of = screens.filter((screen) => screen.entity === name)
    if (!entity || of.some(({ kind, path }) => kind === 'page' && path.endsWith(`/${page}`)))
      return []
    const list = of.find(({ kind, hidden }) => listing.includes(kind) && !hidden) ?? of[0]
    const above = list && { parent: list.path }
    const menu = list?.menu ?? ''
    const { label } = entity
    return [
      { path: `/${name}/${page}`, menu, label, kind: 'page', entity: name, hidden: true, ...above },
    ]
  })
}
