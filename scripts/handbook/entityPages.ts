import { type Entity, type Field, isLabel, type Label, type Literal, wordOf } from '#declare'
import { askedBy } from '#derive/askedBy.ts'
import { calledOn } from '#derive/calledOn.ts'
import { whoSaid } from '#derive/rules/whoSaid.ts'
import { standsOn } from '#derive/standsOn.ts'
import type { Declarations } from '#portal/start/declarations.ts'
import { both, code, type Page, page, plain, table } from './markdown.ts'

type Declared = Pick<Declarations, 'entities' | 'screens' | 'menuGroups'>

/** Pages of all entities, one for each group at the top of the sidebar: fields, states, moves, rules and calls. */
export function entityPages(declared: Declared, sentences: Sentences): readonly Page[] {
  const byName = new Map(declared.entities.map((entity) => [entity.name, entity]))
  const topOf = (entity: Entity, above: readonly string[] = []): string => {
    const own = declared.screens.find((screen) => screen.entity === entity.name && screen.menu)
    if (own) return own.menu.split('/')[0]!
    const owner = byName.get(standsOn(entity) ?? '')
    return owner && !above.includes(owner.name) ? topOf(owner, [...above, entity.name]) : ''
  }
  const groups = Map.groupBy(declared.entities, (entity) => topOf(entity))
  const tops: readonly { menu: string; label: Label }[] = [
    ...declared.menuGroups.filter(({ menu }) => !menu.includes('/')),
    { menu: '', label: ['不在菜单中', 'In no menu'] },
  ]
  return tops.flatMap(({ menu, label }) => {
    const entities = groups.get(menu) ?? []
    if (entities.length === 0) return []
    const name = `entities-${label[1].replace(/[^A-Za-z]+/g, '-').toLowerCase()}`
    const intro = `${entities.length} 个实体；由声明生成。Made from the declarations.`
    const parts = entities.map((entity) => sectionOf(entity, byName, sentences[entity.name] ?? []))
    return [{ name, text: page(`# ${plain(label[0])} ${plain(label[1])}：实体`, intro, ...parts) }]
  })
}

/** The sentences of the product's sheets, by entity. */
export interface Sentences {
  readonly [entity: string]: readonly string[]
}
type ByName = ReadonlyMap<string, Entity>

const sectionOf = (entity: Entity, byName: ByName, sentences: readonly string[]): string =>
  page(
    `## ${both(entity.label)} {#${entity.name}}`,
    `${code(entity.name)}　${code(`/api/portal/${entity.path}`)}`,
    fieldsOf(entity, byName),
    statesOf(entity),
    deedsOf(entity),
    rulesOf(entity, sentences),
    callsOf(entity),
  ).trimEnd()

const fieldsOf = (entity: Entity, byName: ByName): string =>
  table(
    ['字段 Field', '', '种类 Kind', '要求 What it takes'],
    Object.entries(entity.fields).map(([name, field]) => [
      both(field.label),
      code(name),
      code(field.kind),
      demandsOf(field, byName),
    ]),
  )

/** What a field takes, in a few words. */
export function demandsOf(field: Field, byName: ByName): string {
  const { required, unique, readOnly, min, max, width, height, maxKB, pattern, to, of, help } =
    field
  const target = to && byName.get(to)
  const choices = of && typeof of === 'object' ? choicesOf(of) : []
  const said = [
    required && '必填 required',
    unique && '不重复 unique',
    readOnly && '只读 read only',
    min !== undefined && `≥ ${min}`,
    max !== undefined && `≤ ${max}`,
    width && `${width} × ${height ?? '…'} px`,
    maxKB && `≤ ${maxKB} KB`,
    pattern && code(pattern),
    target && `→ ${plain(target.label[0])} ${code(target.name)}`,
    choices.join('、'),
    field.default !== undefined && `= ${code(JSON.stringify(field.default))}`,
    help && both(help),
  ]
  return said.filter(Boolean).join('；')
}

const choicesOf = (of: object): readonly string[] =>
  Object.entries(of).flatMap(([value, label]) =>
    isLabel(label) ? [`${plain(label[0])} ${code(value)}`] : [],
  )

const statesOf = (entity: Entity): string =>
  table(
    ['状态 State', ''],
    Object.entries(entity.states).map(([name, label]) => [both(label), code(name)]),
  )

/** Moves and actions: from where to where, what they ask for, and who may beyond what roles grant. */
function deedsOf(entity: Entity): string {
  const state = (name: string) => plain((entity.states[name] ?? [name])[0])
  const asked = (name: string) =>
    askedBy(entity, name).map((field) => plain(entity.fields[field]?.label[0] ?? field))
  const moves = Object.entries(entity.moves).map(([name, { label, from, to, silent }]) => [
    both(label),
    code(name),
    `${from.map(state).join('、')} → ${state(to)}${silent ? '（自动 by itself）' : ''}`,
    asked(name).join('、'),
    mayOf(entity, name),
  ])
  const actions = Object.entries(entity.actions)
    .filter(([, { later }]) => !later)
    .map(([name, { label, says }]) => [
      both(label),
      code(name),
      isLabel(says) ? plain(says[0]) : '',
      '',
      mayOf(entity, name),
    ])
  return table(
    ['操作 What can be done', '', '从 → 到 From → to', '填写 Asks for', '另须 Who'],
    [...moves, ...actions],
  )
}

/** Who may do something beyond what roles grant. */
export function mayOf(entity: Entity, name: string): string {
  const literals = Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'may')
  return literals
    .filter(({ may }) => [may].flat().includes(name))
    .map(
      ({ who, when }) =>
        `${plain(whoSaid(who as never, { entity })[0])}${when ? '（视情况 in some cases）' : ''}`,
    )
    .join('；')
}

const rulesOf = (entity: Entity, sentences: readonly string[]): string =>
  table(
    ['规则 Rule', '用词 Words', '说什么 What it says'],
    Object.entries(entity.rules).map(([name, literals]) => {
      const sheet = entity.sheetNumbers[name]
      const sentence = sheet ? sentences[sheet - 1] : undefined
      const said = literals
        .flatMap(({ say, note }) => [say, note])
        .filter(isLabel)
        .map(both)
      return [
        code(name),
        [...new Set(literals.map((literal: Literal) => code(wordOf(literal))))].join(' '),
        [...said, ...(sentence ? [plain(sentence)] : [])].join('；'),
      ]
    }),
  )

function callsOf({ path, moves, actions, endpoints }: Entity): string {
  const base = `/api/portal/${path}`
  const calls = [
    `GET ${base}`,
    `GET ${base}/{id}`,
    `POST ${base}`,
    `PUT ${base}/{id}`,
    `DELETE ${base}/{id}`,
    ...Object.keys(moves).map((name) => `POST ${base}/{id}/${name}`),
    ...Object.entries(actions).flatMap(([name, action]) =>
      action.later
        ? []
        : calledOn(action).map((on) => `POST ${base}${on === 'record' ? '/{id}' : ''}/${name}`),
    ),
    ...Object.values(endpoints).flatMap((call) =>
      typeof call === 'string' ? [whole(call)] : 'call' in call ? [whole(call.call)] : [],
    ),
  ]
  return `::: details 接口 Calls\n\n${calls.map((call) => `- ${code(call)}`).join('\n')}\n\n:::`
}

const whole = (call: string) => call.replace(' ', ' /api/portal/')
