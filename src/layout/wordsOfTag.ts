import type { Label } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { screensByPath } from '#resources/screens.ts'
import type { Say } from '../i18n/useSay.ts'
import { matchScreen } from '../views/matchScreen.ts'
import type { Tag } from './tags.ts'

/** What a tag reads: the screen's title, the record's name, or what is being made. */
export const wordsOfTag = ({ key, title }: Pick<Tag, 'key' | 'title'>, say: Say): string =>
  wordsAt(key, title, say)

/** What stands at a path, in a few words; the name of a record where it is known. */
export function wordsAt(path: string, name: string | undefined, say: Say): string {
  const match = matchScreen(screensByPath, path)
  if (!match) return say(['页面不存在', 'No such page'])
  const { screen, part, id } = match
  if (part === 'main') return say(screen.label)
  if (part === 'workbench')
    return say(['工作台 · {name}', 'Workbench · {name}'], { name: name ?? `#${id}` })
  if (part === 'revision')
    return say(['修订稿 · {name}', 'Revision · {name}'], { name: name ?? `#${id}` })
  if (part === 'edit') return name ?? `${say(screen.label)} #${id}`
  if (part === 'records')
    return say(['{title} · 明细', '{title} · records'], { title: say(screen.label) })
  const what = catalogue.entities.get(screen.entity ?? '')?.label ?? screen.label
  return say(made[part], { what: say(what) })
}

const made: { readonly [part in 'create' | 'bin' | 'queue' | 'calendar']: Label } = {
  create: ['新增{what}', 'New: {what}'],
  bin: ['{what}回收站', 'Bin: {what}'],
  queue: ['{what}处理台', 'Desk: {what}'],
  calendar: ['{what}日历', 'Calendar: {what}'],
}
