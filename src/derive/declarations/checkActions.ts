import type { Entity, Screen } from '#declare'
import { checkPath, otherNamed } from './checkExpression.ts'
import type { ByName } from './declared.ts'
import { meant, type Report } from './mistake.ts'

/** What actions open, ask for and set, and what they and moves say where they are not possible. */
export function checkActions(
  entity: Entity,
  byName: ByName,
  screens: readonly Screen[],
  report: Report,
): void {
  for (const [name, move] of Object.entries(entity.moves))
    checkOtherwise(move, `${entity.name}.moves.${name}`, report)
  for (const [name, action] of Object.entries(entity.actions)) {
    const address = `${entity.name}.actions.${name}`
    if (action.opens) {
      const other = otherNamed(action.opens, address, byName, report)
      const theirs =
        typeof action.by === 'object' ? Object.keys(action.by) : [action.by ?? []].flat()
      if (other) for (const path of theirs) checkPath(path, other, address, byName, report)
      if (action.via && entity.fields[action.via]?.to !== action.opens)
        report(
          address,
          `"${action.via}" names no ${action.opens}`,
          'name a reference to what it opens',
        )
    }
    if (action.begins) {
      otherNamed(action.begins, address, byName, report)
      if (!action.looks)
        report(address, 'says `begins` without `looks`', 'say which function gives the values')
    }
    for (const [field, kind] of [
      [action.plays, 'audio'],
      [action.gathers, 'list'],
    ] as const)
      if (field !== undefined && entity.fields[field]?.kind !== kind)
        report(address, `"${field}" is no field of the kind ${kind}`, 'name one that is')
    checkOtherwise(action, address, report)
    const asked = Array.isArray(action.asks) ? (action.asks as string[]) : []
    for (const field of [...asked, ...Object.keys(action.sets ?? {}), ...(action.leaves ?? [])])
      if (!(field in entity.fields))
        report(address, `there is no field "${field}"`, meant(field, Object.keys(entity.fields)))
    const { page } = action
    const paths = screens.map(({ path }) => path)
    if (page && !paths.includes(page) && !paths.includes(page.replace(/\/:.*$/, '')))
      report(address, `leads to "${page}", which is no screen`, meant(page, paths))
  }
}

function checkOtherwise(
  { when, otherwise }: Pick<Entity['actions'][string], 'when' | 'otherwise'>,
  address: string,
  report: Report,
): void {
  if (!otherwise) return
  if (!when) report(address, 'says `otherwise` without `when`', 'say when it is possible')
  if (otherwise.length !== 2 || otherwise.some((text) => text.trim() === ''))
    report(address, 'says `otherwise` in one language only', 'give it as [Chinese, English]')
}
