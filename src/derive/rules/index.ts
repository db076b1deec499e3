import type { WordName } from '#declare'
import { choose } from './choose.ts'
import { compare } from './compare.ts'
import { each } from './each.ts'
import { fill } from './fill.ts'
import { format } from './format.ts'
import { guards } from './guards.ts'
import { limit } from './limit.ts'
import { move } from './move.ts'
import { offered } from './offered.ts'
import { one } from './one.ts'
import { pick } from './pick.ts'
import { refer } from './refer.ts'
import { singleton } from './singleton.ts'
import { together } from './together.ts'
import { total } from './total.ts'
import { tree } from './tree.ts'
import { unique } from './unique.ts'
import { when } from './when.ts'
import { elsewhere, type Word } from './word.ts'

/**
 * Every word of the rules. Those that stand `elsewhere` neither refuse nor hint: the portal carries them out
 * (`portal/engine/rules`), a view or the app reads them, or a field's kind does what they say.
 */
export const ruleWords: { readonly [W in WordName]: Word } = {
  ...guards,
  compare,
  when,
  pick,
  together,
  choose,
  each,
  format,
  fill,
  starts: elsewhere,
  unique,
  limit,
  one,
  total,
  refer,
  offered,
  tree,
  cap: elsewhere,
  ledger: elsewhere,
  mask: elsewhere,
  sees: elsewhere,
  move,
  leave: elsewhere,
  make: elsewhere,
  at: elsewhere,
  follows: elsewhere,
  back: elsewhere,
  snapshot: elsewhere,
  shown: elsewhere,
  number: elsewhere,
  singleton,
  order: elsewhere,
  mark: elsewhere,
  carried: elsewhere,
  see: elsewhere,
  note: elsewhere,
  by: elsewhere,
  keep: elsewhere,
}
