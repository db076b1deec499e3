import type { Label } from './label.ts'

type Key<F> = keyof F & string

/**
 * A record that is made up of others, as an issue is of articles: `<list>/12/workbench` shows its contents under their
 * headings, to be put in order and edited beside, and what still stands against the move it is made ready for.
 */
export interface WorkbenchOf<F, M extends string> {
  /** What it is made up of, sorted by hand. */
  readonly of: string
  /** The reference of a content to this record. */
  readonly by: string
  /** The reference of a content to the heading it stands under. */
  readonly under: string
  /** The headings there are: a filter of their list, and the field of this record that fills it. */
  readonly headings: {
    readonly by: { readonly [filter: string]: Key<F> | 'id' }
    readonly where?: { readonly [filter: string]: unknown }
  }
  /** The picture of a content, small at its line. */
  readonly picture?: string
  /** What is told of a content in its line. */
  readonly shows: readonly string[]
  /** The field of a content that is counted against a field of this record: `{ trial: 'trialCount' }`. */
  readonly atMost?: { readonly [field: string]: Key<F> }
  /** Records that pick single contents out, as leads do; `pick` is their reference to a content. */
  readonly picks?: { readonly of: string; readonly by: string; readonly pick: string }
  /** The move all of it is made ready for. */
  readonly ready: NoInfer<M>
  /** What readers will miss although nothing stands against the move: the contents for which it holds. */
  readonly misses?: readonly Miss[]
  /** What the text files that are dropped on a heading fill. */
  readonly manuscripts?: Manuscripts<F>
}

/** `{ where: { status: 'draft' }, says: ['还没有校对，不随刊发布', 'Not proofed: stays behind'] }`, a condition on a content's own fields. */
export interface Miss {
  readonly where: { readonly [field: string]: unknown }
  /** The states of the record it is missed in; any unless said. */
  readonly in?: readonly string[]
  readonly says: Label
}

/** The fields of a content that a text file fills. */
export interface Manuscripts<F = { readonly [name: string]: unknown }> {
  readonly title: string
  readonly body: string
  /** A picture that is cut to size from the first one of the text that fits, else from one of this record's. */
  readonly picture?: { readonly field: string; readonly spare: Key<F> }
  /** The words of a line that names the heading it goes under, in place of the one it is dropped on: `栏目：社会`. */
  readonly under?: readonly string[]
  /** References told in a line of the text: `{ authors: ['作者', '文'] }` reads `作者：张三`. */
  readonly told?: { readonly [field: string]: readonly string[] }
}

/** A workbench as views read it. */
export interface Workbench
  extends Omit<WorkbenchOf<{ readonly [name: string]: unknown }, string>, 'misses'> {
  readonly misses: readonly Miss[]
}
