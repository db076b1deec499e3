import { help } from 'virtual:help'
import type { Label, Screen } from '#declare'
import { isTold } from '#derive/screenHelp.ts'
import { askHelp } from '../help/askHelp.ts'
import type { Choice } from './Choice.ts'

const kinds: { readonly [kind: string]: Label } = {
  state: ['状态', 'State'],
  deed: ['操作', 'What can be done'],
  rule: ['规定', 'Rule'],
}

/** Lines of the help of screens one sees as choices: states, what can be done, rules; and each screen's help itself. */
export function helpChoices(seen: readonly Screen[]): readonly Choice[] {
  const lines = new Map(help)
  const told = seen.filter((screen) => isTold(screen) && !screen.hidden)
  const firsts = told.filter(
    (screen, at) => told.findIndex(({ entity }) => entity === screen.entity) === at,
  )
  return [
    ...told.map(
      ({ path, label: [zh, en] }): Choice => ({
        key: `help ${path}`,
        kind: 'help',
        title: [`帮助：${zh}`, `Help: ${en}`],
        also: 'bz bangzhushuoming',
        to: path,
        run: () => askHelp(path, ''),
      }),
    ),
    ...firsts.flatMap(({ path, label, entity }) =>
      (lines.get(entity ?? '') ?? []).map(([kind, zh, en, spelled]): Choice => {
        const [kindZh, kindEn] = kinds[kind]!
        return {
          key: `help ${path} ${kind} ${zh}`,
          kind: 'help',
          title: [zh, en],
          hint: [`${label[0]} · ${kindZh}`, `${label[1]} · ${kindEn}`],
          also: spelled,
          to: path,
          run: () => askHelp(path, zh),
        }
      }),
    ),
  ]
}
