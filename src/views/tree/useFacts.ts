import { useMemo } from 'react'
import type { Entity, Field, Row } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { choicesOf } from '#widgets/kind/chosen.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { useNarrow } from '../../theme/useNarrow.ts'
import { isState } from '../fieldAt.ts'
import { type Column, columnsFor } from '../list/columns.ts'
import { textWidth } from '../list/textWidth.ts'
import type { TreeLine } from './treeModel.ts'

/** A column of a tree, as wide as what stands in it. */
export interface Fact extends Column {
  readonly width: number
}

const unfit: readonly string[] = ['order', 'parent', 'image', 'longText', 'images']
/** About how wide a chip is beside its text, figures, sums and codes, names, and what else a fact may hold, in pixels. */
const [chip, figure, sum, title, anything] = [30, 40, 68, 66, 92]
const [heading, gap] = [12.5, 10]
/** On a phone facts stand below the name, each with what it is. */
const mostBelow = 5

/** Whether there is something to show; no figure is as good as none. */
export const isFilled = (row: Row, name: string): boolean =>
  ![null, undefined, 0].includes(row[name] as never)

/** What tells lines apart: columns that are filled on some of them, the first ones there is room for. */
export function useFacts(
  entity: Entity,
  lines: readonly TreeLine[],
  room: number,
): readonly Fact[] {
  const say = useSay()
  const narrow = useNarrow()
  const facts = useMemo(
    () =>
      factsOf(
        entity,
        lines.map(({ row }) => row),
        say,
      ),
    [entity, lines, say],
  )
  return useMemo(
    () => (narrow ? facts.slice(0, mostBelow) : fitting(facts, room - stateWidth(entity))),
    [narrow, facts, room, entity],
  )
}

/** Columns of the list that something stands in, on any of the lines. */
export function factsOf(entity: Entity, rows: readonly Row[], say: Say): readonly Fact[] {
  return columnsFor(entity, entity.list.columns)
    .filter(
      ({ name, field }) =>
        name !== entity.title &&
        name !== kindOf(entity) &&
        !isState(entity, name) &&
        !unfit.includes(field.kind),
    )
    .filter(({ name }) => rows.some((row) => isFilled(row, name)))
    .map((column) => ({ ...column, width: widthOf(column.field, say) }))
}

function fitting(facts: readonly Fact[], room: number): readonly Fact[] {
  let left = room
  return facts.filter(({ width }) => {
    left -= width + gap
    return left >= 0
  })
}

/** The heading of a figure, which is narrow itself, may stand in two lines. */
const widthOf = (field: Field, say: Say): number => {
  const value = valueWidth(field, say)
  const label = textWidth(say(field.label), heading)
  if (value === figure) return Math.ceil(Math.max(label / 2 + 7, figure))
  return Math.ceil(Math.max(label, valueWidth(field, say)))
}

function valueWidth(field: Field, say: Say): number {
  const shown = shownAs(field)
  if (shown.kind === 'choice')
    return (
      chip + Math.max(0, ...Object.values(choicesOf(field)).map((one) => textWidth(say(one), 12)))
    )
  if (shown.kind === 'money' || shown.kind === 'code') return sum
  if (shown.kind === 'ref' || shown.kind === 'refs') return title
  return ['integer', 'count', 'decimal', 'percent', 'boolean'].includes(shown.kind)
    ? figure
    : anything
}

/** Room for the widest state. */
export const stateWidth = (entity: Entity): number => {
  const labels = Object.values(entity.states)
  if (labels.length === 0) return 0
  return Math.ceil(
    chip + Math.max(...labels.map(([zh, en]) => Math.max(textWidth(zh, 12), textWidth(en, 12)))),
  )
}

/** The choice that says what stands on which level: its place in the tree tells it already. */
const kindOf = (entity: Entity): string | undefined =>
  Object.values(entity.rules)
    .flat()
    .flatMap(({ tree }) => (tree as { readonly by?: string } | undefined)?.by ?? [])[0]
