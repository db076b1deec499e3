import {
  type Entity,
  type FlatMenu,
  isLabel,
  type Label,
  type Literal,
  type Screen,
} from '#declare'
import { labelOf } from './rules/formatLabel.ts'
import { isTold, kindWords, sentencesOf } from './screenHelp.ts'

/** Where the pages of screens lie. */
export const screensFolder = 'docs/screens'

/** What the pages are made from. */
export interface Declared extends FlatMenu {
  readonly entities: readonly Entity[]
}
/** A page of the documentation: all screens of one group of the sidebar. */
export interface ScreenPage {
  /** Of its file, without the ending. */
  readonly name: string
  readonly label: Label
  readonly text: string
  readonly count: number
}

/** The pages of all screens people work with, a page for each group at the top of the sidebar, in its order. */
export function screenPages(declared: Declared): readonly ScreenPage[] {
  const tops = declared.menuGroups.filter(({ menu }) => !menu.includes('/'))
  // What stands in no group belongs to the frame, and so to the home page, which is the first.
  const topOf = (screen: Screen) => screen.menu.split('/')[0] || tops[0]?.menu
  return tops.flatMap(({ menu, label }) => {
    const own = declared.screens.filter((screen) => topOf(screen) === menu && isTold(screen))
    if (own.length === 0) return []
    const parts = own.map((screen, at) => partOf(screen, own.slice(0, at), declared))
    const head = [
      `# ${both(label)}`,
      `由声明生成（\`npm run screens\`）。Made from the declarations. [目录 Contents](README.md)`,
    ]
    return [
      {
        name: fileName(label[1]),
        label,
        count: own.length,
        text: `${[...head, ...parts].join('\n\n')}\n`,
      },
    ]
  })
}

/** The page that leads to all of them. */
export const screensIndex = (pages: readonly ScreenPage[]): string =>
  `${[
    '# 界面 · Screens',
    '每个界面一节：有哪些列、筛选、状态和操作，以及门户遵守的规定；均由声明生成（`npm run screens`）。怎么用见[编辑手册](../editors/index.md)。A section for each screen: columns, filters, states, what can be done, and what the portal holds to; made from the declarations. How they are used is told [for editors](../editors/index.md).',
    pages
      .map(
        ({ name, label, count }) =>
          `- [${both(label)}](${name}.md)（${count} 个界面 · ${count === 1 ? '1 screen' : `${count} screens`}）`,
      )
      .join('\n'),
  ].join('\n\n')}\n`

const both = ([zh, en]: Label) => (zh === en ? zh : `${zh} ${en}`)
const fileName = (english: string) =>
  english
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('')

function partOf(screen: Screen, before: readonly Screen[], declared: Declared): string {
  const entity = declared.entities.find(({ name }) => name === screen.entity)
  const known = before.find((one) => one.entity === screen.entity && isTold(one))
  const groups = screen.menu.split('/').slice(1)
  return [
    `## ${both(screen.label)}`,
    [
      `\`${screen.path}\``,
      ...(groups.length > 0 ? [groups.join(' / ')] : []),
      ...(screen.hidden ? ['不在菜单中，从其他界面进入 · reached from other screens'] : []),
    ].join('　'),
    [
      point(['形式', 'Kind'], [kindWords[screen.kind]!]),
      ...heldBy(screen, entity, declared),
      ...(entity
        ? known
          ? [`- 内容与操作同“${known.label[0]}” · Otherwise as ${known.label[1]}`]
          : factsOf(entity, screen, declared)
        : []),
    ].join('\n'),
  ].join('\n\n')
}

/** What a screen shows of its entity, where it does not show all. */
function heldBy(screen: Screen, entity: Entity | undefined, declared: Declared): readonly string[] {
  const held = Object.entries((entity?.fixed[screen.path] ?? {}) as Literal).flatMap(
    ([name, value]) => {
      const choices = name === entity!.stateField ? entity!.states : entity!.fields[name]?.of
      const words = [value]
        .flat()
        .map((one) => (choices as { readonly [of: string]: unknown } | undefined)?.[String(one)])
        .filter(isLabel)
      return words.length > 0 ? [colon(name, entity!, declared, words)] : []
    },
  )
  return held.length > 0 ? [point(['只看', 'Only'], held)] : []
}

const colon = (
  name: string,
  entity: Entity,
  declared: Declared,
  words: readonly Label[],
): Label => {
  const label = nameIn(entity, declared)(name)
  return [
    `${label[0]}为${words.map(([zh]) => zh).join('、')}`,
    `${label[1]}: ${words.map(([, en]) => en).join(', ')}`,
  ]
}

const nameIn =
  (entity: Entity, { entities }: Declared) =>
  (name: string): Label =>
    labelOf(entity, name, new Map(entities.map((one) => [one.name, one])))

function factsOf(entity: Entity, { kind }: Screen, declared: Declared): readonly string[] {
  const named = nameIn(entity, declared)
  const listed = kind === 'resource' || kind === 'list'
  const columns = entity.list.columns.map(named)
  const state = (name: string): Label => entity.states[name] ?? [name, name]
  return [
    point(['记录', 'Record'], [entity.label]),
    ...(listed ? [point(['列', 'Columns'], columns)] : []),
    point(['筛选', 'Filters'], entity.list.filters.map(named)),
    point(
      ['表单', 'Form'],
      entity.form.map(([zh, en]) => [zh, en]),
    ),
    point(['状态', 'States'], Object.values(entity.states)),
    point(
      ['流转', 'Moves'],
      Object.values(entity.moves)
        .filter(({ silent }) => !silent)
        .map(({ label, from, to }) => [
          `${label[0]}（${from.map((one) => state(one)[0]).join('、')} → ${state(to)[0]}）`,
          `${label[1]} (${from.map((one) => state(one)[1]).join(', ')} → ${state(to)[1]})`,
        ]),
    ),
    point(
      ['操作', 'Actions'],
      Object.values(entity.actions).map(({ label }) => label),
    ),
    point(['规定与提示', 'Rules and refusals'], sentencesOf(entity), ['；', '; ']),
  ].filter((line) => line !== '')
}

const point = (
  [zh, en]: Label,
  labels: readonly Label[],
  [comma, englishComma]: Label = ['、', ', '],
): string => {
  // Two buttons may bear one name, in a row and in the form.
  const once = [...new Map(labels.map((label) => [label.join(' '), label])).values()]
  return once.length === 0
    ? ''
    : `- ${zh}：${once.map((one) => one[0]).join(comma)} · ${en}: ${once.map((one) => one[1]).join(englishComma)}`
}
