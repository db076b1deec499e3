import { type Entity, isLabel, type Label, type Literal, type Screen, wordOf } from '#declare'
import { literalsOf } from './literalsOf.ts'

/** How a screen of each kind is worked with; the kinds that lead on to another screen have no part of their own. */
export const kindWords: { readonly [kind: string]: Label } = {
  resource: ['列表，可新增和修改', 'a list; records are made and changed in it'],
  list: [
    '列表，记录由别处产生，在这里查看和处理',
    'a list; records come from elsewhere and are dealt with here',
  ],
  board: ['看板，排序由手工拖动', 'a board, in an order given by hand'],
  tree: ['树，逐级展开，可拖动换位', 'a tree; what is dragged changes its place'],
  form: ['表单，一处设置', 'a form of settings'],
  page: ['专用页面', 'a page of its own'],
  bulk: ['批量：上传名单或按范围导出', 'lists that come in, or files that go out'],
  dashboard: ['数据看板', 'figures'],
}

/** A state of the records of a screen. */
export interface StateHelp {
  readonly label: Label
  /** Whether the app shows records in it; undefined where it shows none, or does not go by states. */
  readonly seen?: boolean
  /** What can be done from here. */
  readonly moves: readonly Label[]
}
/** Something that is done with records of a screen. */
export interface DeedHelp {
  readonly name: string
  readonly label: Label
  /** Of a move: from which states to which one. */
  readonly from?: readonly Label[]
  readonly to?: Label
  /** Fields that must be filled. */
  readonly needs: readonly string[]
  /** Whether a reason is asked for. */
  readonly reason: boolean
  /** It happens at a time that a field holds, by itself. */
  readonly at?: string
  readonly says?: Label
}

/** The states of an entity's records, in the order they are declared. */
export function stateHelp(entity: Entity): readonly StateHelp[] {
  const shown = statesShown(entity)
  return Object.entries(entity.states).map(([name, label]) => ({
    label,
    ...(shown && { seen: shown.includes(name) }),
    moves: Object.values(entity.moves)
      .filter(({ from, silent }) => !silent && from.includes(name))
      .map((move) => move.label),
  }))
}

/** The states whose records public reading serves; undefined where it goes by something else. */
function statesShown(entity: Entity): readonly string[] | undefined {
  const tests = literalsOf(entity)
    .filter(({ literal }) => wordOf(literal) === 'shown')
    .map(({ literal }) => (literal.shown as Literal)[entity.stateField])
  const [test] = tests
  const isList = typeof test === 'string' || Array.isArray(test)
  return tests.length === 1 && isList ? ([test].flat() as string[]) : undefined
}

/** What can be done with an entity's records, moves first. */
export function deedHelp(entity: Entity): readonly DeedHelp[] {
  const state = (name: string): Label => entity.states[name] ?? [name, name]
  const moves = Object.entries(entity.moves)
    .filter(([, { silent }]) => !silent)
    .map(([name, { label, from, to }]) => ({
      name,
      label,
      from: from.map(state),
      to: state(to),
      ...demandedOf(entity, name),
    }))
  const actions = Object.entries(entity.actions)
    .filter(([, { later }]) => !later)
    .map(([name, { label, says }]) => ({
      name,
      label,
      ...(isLabel(says) && { says }),
      ...demandedOf(entity, name),
    }))
  return [...moves, ...actions]
}

function demandedOf(entity: Entity, name: string): Pick<DeedHelp, 'needs' | 'reason' | 'at'> {
  const literals = literalsOf(entity).map(({ literal }) => literal)
  const needs = literals
    .filter((literal) => wordOf(literal) === 'move' && [literal.move].flat().includes(name))
    .flatMap((literal) => (literal.needs ?? []) as readonly unknown[])
  const timed = literals.find((literal) => wordOf(literal) === 'at' && literal.does === name)
  const at = timed && [timed.at].flat()[0]
  return {
    needs: [...new Set(needs.filter((need): need is string => isField(entity, need)))],
    reason: needs.includes('reason'),
    ...(typeof at === 'string' && at in entity.fields && { at }),
  }
}

const isField = (entity: Entity, need: unknown): boolean =>
  typeof need === 'string' && need in entity.fields

/** What rules say in their own words: what they refuse with, and what they promise. */
export function sentencesOf({ rules }: Pick<Entity, 'rules'>): readonly Label[] {
  const said = Object.values(rules)
    .flat()
    .flatMap(({ say, note }) => [say, note])
    .filter(isLabel)
    .filter(([zh]) => !zh.includes('{'))
  return [...new Map(said.map((label) => [label[0], label])).values()]
}

/** Whether a screen is one people work with, and so has something to be told about. */
export const isTold = ({ kind }: Screen): boolean => kind in kindWords
