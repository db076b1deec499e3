import type { Label, Row } from '#declare'

/** Millionths are shares of a whole, kept as whole numbers so that they add up. */
export type FigureKind = 'money' | 'count' | 'percent' | 'millionths' | 'duration'

/** A sum of a statement in large figures. */
export interface StatementFigure {
  readonly label: Label
  readonly value: number
  readonly as: FigureKind
  /** How it came about. */
  readonly note?: Label
  readonly filling?: { readonly [name: string]: string | number }
}

/** A figure of every line. */
export interface LineColumn {
  readonly name: string
  readonly label: Label
  readonly as: FigureKind
}

/** Something that does not add up, or that stands in the way of the next step. */
export interface Doubt {
  readonly weight: 'error' | 'warning' | 'info'
  readonly label: Label
  readonly filling?: { readonly [name: string]: string | number }
}

/** What a statement is judged beside: its partner, and the channels of its lines, as they are now. */
export interface StatementWorld {
  readonly partner: Row | undefined
  readonly named: ReadonlyMap<number, Row>
}

/** How statements of one kind are read. */
export interface StatementKind {
  /** What is looked for where the address names none. */
  readonly choose: Label
  /** Fields that stand under the number. */
  readonly under: readonly string[]
  /** The field of a line that says what it is about. */
  readonly lead: string
  readonly columns: readonly LineColumn[]
  readonly facts: readonly string[]
  /** Facts most statements have nothing of. */
  readonly rare: readonly string[]
  lines(record: Row): readonly Row[]
  figures(record: Row): readonly StatementFigure[]
  doubts(record: Row, world: StatementWorld): readonly Doubt[]
}
