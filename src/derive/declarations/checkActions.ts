import type { Entity, Screen } from '#declare'
import { checkPath, otherNamed } from './checkExpression.ts'
import type { ByName } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** What actions open, ask for and set, and what they and moves say where they are not possible. */
export function checkActions(
  entity: Entity,
  byName: ByName,
  screens: readonly Screen[],
  report: Report,
): void {
  for (const [name, move] of Object.entries(entity.moves))
    checkOtherwise(move, `${entity.name}.moves.${name}`, report)
  for (const [name, { words }] of Object.entries(entity.fields))
    if (words !== undefined && !entity.actions[words]?.looks)
      report(
        `${entity.name}.fields.${name}`,
        [`“${words}”不是给出用词的操作`, `"${words}" is no action that looks`],
        didYouMean(words, Object.keys(entity.actions)),
      )
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
          [
            `“${action.via}”不是对 ${action.opens} 的引用`,
            `"${action.via}" names no ${action.opens}`,
          ],
          ['请写引用它所打开实体的字段', 'name a reference to what it opens'],
        )
    }
    if (action.begins) {
      otherNamed(action.begins, address, byName, report)
      if (!action.looks)
        report(
          address,
          ['写了 `begins`，却没有 `looks`', 'says `begins` without `looks`'],
          ['请写明由哪个函数给出初始值', 'say which function gives the values'],
        )
    }
    for (const [field, kind] of [
      [action.plays, 'audio'],
      [action.gathers, 'list'],
      [action.phrases, 'longText'],
      [action.uploads, 'list'],
    ] as const)
      if (field !== undefined && entity.fields[field]?.kind !== kind)
        report(
          address,
          [`“${field}”不是 ${kind} 类型的字段`, `"${field}" is no field of the kind ${kind}`],
          ['请写一个这种类型的字段', 'name one that is'],
        )
    checkOtherwise(action, address, report)
    const asked = Array.isArray(action.asks) ? (action.asks as string[]) : []
    for (const field of [...asked, ...Object.keys(action.sets ?? {}), ...(action.leaves ?? [])])
      if (!(field in entity.fields))
        report(
          address,
          [`没有字段“${field}”`, `there is no field "${field}"`],
          didYouMean(field, Object.keys(entity.fields)),
        )
    const { page } = action
    const paths = screens.map(({ path }) => path)
    if (page && !paths.includes(page) && !paths.includes(page.replace(/(\/:|\?).*$/, '')))
      report(
        address,
        [`通往的页面“${page}”不存在`, `leads to "${page}", which is no screen`],
        didYouMean(page, paths),
      )
  }
}

function checkOtherwise(
  { when, otherwise }: Pick<Entity['actions'][string], 'when' | 'otherwise'>,
  address: string,
  report: Report,
): void {
  if (!otherwise) return
  if (!when)
    report(
      address,
      ['写了 `otherwise`，却没有 `when`', 'says `otherwise` without `when`'],
      ['请用 `when` 写明何时可以操作', 'say when it is possible'],
    )
  if (otherwise.length !== 2 || otherwise.some((text) => text.trim() === ''))
    report(
      address,
      ['`otherwise` 只写了一种语言', 'says `otherwise` in one language only'],
      ['请写成 [中文, 英文]', 'give it as [Chinese, English]'],
    )
}
