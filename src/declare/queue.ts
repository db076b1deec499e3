import type { Condition } from './condition.ts'
import type { Label } from './label.ts'

type Key<F> = keyof F & string
type Standing = 'createdAt' | 'updatedAt'

/**
 * Work that comes in one after the other, decided record by record: `<list>/queue` shows the oldest, what one judges it
 * by, and a key for each decision.
 */
export interface QueueOf<F, M extends string> {
  /** What waits, by the filter a list takes; the first is shown at first. */
  readonly tabs: readonly QueueTab[]
  /** The moment since which a record waits: the oldest comes first. */
  readonly since: Key<F> | Standing
  /** What comes first, the lowest value first, where that is not what waits longest: when an issue goes out. */
  readonly first?: Key<F>
  /** What is promised, in minutes: what waits longer is late. */
  readonly within: number
  /** The moves, each with the key that makes it: `{ pass: 'p', reject: 'r' }`; or with more said of it. */
  readonly decide: { readonly [move in M]?: DecisionKey | Decide }
  /** What is looked at, in this order; the fields of its form unless said. */
  readonly shows?: readonly (Key<F> | Standing | 'id' | 'createdBy' | 'updatedBy')[]
  /** What one judges by. */
  readonly beside?: readonly BesideOf<F>[]
  /** Records of the same tab that have the same in this field may be decided together. */
  readonly alike?: Key<F>
  /** They are, unless somebody takes one out: one verdict is due to all that report the same comment. */
  readonly together?: true
}

/**
 * What is decided, the same at every desk (`src/derive/directions.ts` has it in words): `p` it passes and stays, `f` the
 * last step of what has passed, `m` money goes out, `r` it is refused or sent back, `d` it is taken from readers, `t`
 * it is taken in hand. Two moves may share a key where never both can be made.
 */
export type DecisionKey = 'p' | 'f' | 'm' | 'r' | 'd' | 't'

/** A decision that is more than a key: `{ key: 'p', label: ['通过并执行', 'Approve and run'], asks: true }`. */
export interface Decide {
  readonly key: DecisionKey
  /** What it is called at the desk, where that is not the name of the move. */
  readonly label?: Label
  /** Its dialog opens though it asks for nothing: what is decided is not to be taken back. */
  readonly asks?: true
  /** The portal wants to know anew who decides, though no `proves` of the entity says so: asked before the dialog opens. */
  readonly proves?: true
  /**
   * A sentence for whoever it is about, offered to be copied in its dialog and in those of the same key: `['订单 {orderNo}
   * 已退款', …]`; of several the first whose condition holds.
   */
  readonly tells?: Label | readonly Told[]
}

/** A sentence, and of which records it is true. */
export interface Told {
  readonly when?: Condition
  readonly says: Label
}

/** `{ label: ['机审违规', 'Violating'], filter: { status: 'pending', risk: 'block' } }`. */
export interface QueueTab {
  readonly label: Label
  readonly filter: { readonly [key: string]: unknown }
}

/**
 * Beside a record: the one that a field of it leads to, `{ record: 'target', shows: ['title', 'body'] }`; or others that
 * have in theirs what it has in its own, `{ list: 'comment', label, by: { user: 'user' } }`.
 */
export type BesideOf<F = { readonly [name: string]: unknown }> =
  | {
      readonly record: Key<F>
      readonly label?: Label
      /** Fields of it, where they are to be others than those of its form; those it has not are left out. */
      readonly shows?: readonly string[]
    }
  | {
      readonly list: string
      readonly label: Label
      /** A filter of that list, and the field of this record that fills it: `{ user: 'user' }`; `id` is its number. */
      readonly by: { readonly [filter: string]: Key<F> | 'id' }
      readonly where?: { readonly [filter: string]: unknown }
      readonly shows: readonly string[]
    }

/** A queue as views and the portal read it. */
export interface Queue {
  readonly tabs: readonly QueueTab[]
  readonly since: string
  readonly first?: string
  readonly within: number
  readonly decide: { readonly [move: string]: Decide }
  readonly shows?: readonly string[]
  readonly beside: readonly BesideOf[]
  readonly alike?: string
  readonly together?: true
}

/** A queue as it is declared, with whatever may be left out. */
export function queueOf<F>({ decide, beside = [], ...rest }: QueueOf<F, string>): Queue {
  const decisions = Object.entries(decide).map(([move, one]) => [
    move,
    typeof one === 'string' ? { key: one } : one,
  ])
  return { ...rest, beside: beside as Queue['beside'], decide: Object.fromEntries(decisions) }
}
