import type { Entity, Field, Label } from '#declare'
import type {
  Counted,
  DashboardOf,
  DimensionOf,
  FigureUnit,
  MeasureOf,
} from '#declare/dashboard.ts'
import { shownAs } from '../computedField.ts'
import { isCounted, operandsOf } from './workedOut.ts'

type ByName = { get(name: string): Entity | undefined }
type Choices = { readonly [value: string]: Label }

/** What a dimension is called, and how its values are: of which entity, among which choices, or plain texts. */
export interface DimensionFacts {
  readonly label: Label
  readonly to?: string
  readonly of?: Choices
}

/** Where a dimension's value stands in a source: a path or an expression; undefined where the source has none. */
export const valueIn = (dimension: DimensionOf, source: string) =>
  typeof dimension === 'string'
    ? dimension
    : (dimension.in?.[source] ?? (dimension.in ? undefined : dimension.path))

/** The facts of a dimension: as it says itself, else of the field it leads to in the first source that has it. */
export function dimensionFacts(board: DashboardOf, name: string, entities: ByName): DimensionFacts {
  const dimension = board.dimensions?.[name]
  const said = typeof dimension === 'object' ? dimension : {}
  const field = dimension ? fieldOf(board, dimension, entities) : undefined
  const label = said.label ?? field?.label ?? ([name, name] as const)
  if (said.of) return { label, of: said.of }
  if (field?.to) return { label, to: field.to }
  return field?.of ? { label, of: field.of as Choices } : { label }
}

function fieldOf(board: DashboardOf, dimension: DimensionOf, entities: ByName): Field | undefined {
  for (const [source, { of }] of Object.entries(board.sources)) {
    const path = valueIn(dimension, source)
    const entity = entities.get(of)
    const field =
      typeof path === 'string' && entity ? fieldAlong(path, entity, entities) : undefined
    if (field) return field
  }
  return undefined
}

/** The field a path leads to, through references; of the state its choices, of `id` the entity itself. */
export function fieldAlong(path: string, entity: Entity, entities: ByName): Field | undefined {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  if (head === 'id') return { kind: 'ref', label: entity.label, to: entity.name }
  const isState = head === entity.stateField || head === 'status'
  const field = entity.fields[head]
  if (!field)
    return isState ? { kind: 'choice', label: ['状态', 'Status'], of: entity.states } : undefined
  const shown = shownAs(field)
  if (rest.length === 0) return shown
  const target = shown.to ? entities.get(shown.to as string) : undefined
  return target && fieldAlong(rest.join('.'), target, entities)
}

/** What a measure is told in. */
export function unitOf(board: DashboardOf, measure: MeasureOf, entities: ByName): FigureUnit {
  if (measure.as) return measure.as
  if (isCounted(measure)) return countedUnit(board, measure, entities)
  if ('part' in measure) return 'percent'
  const [first = ''] = operandsOf(measure)
  const operand = board.measures[first]
  return operand ? unitOf(board, operand, entities) : 'count'
}

const units: { readonly [kind: string]: FigureUnit } = {
  money: 'money',
  duration: 'duration',
  percent: 'percent',
  decimal: 'decimal',
}

function countedUnit(board: DashboardOf, measure: Counted, entities: ByName): FigureUnit {
  if (!('sum' in measure) || typeof measure.sum !== 'string') return 'count'
  const entity = entities.get(sourceOf(board, measure)?.of ?? '')
  const field = entity && fieldAlong(measure.sum, entity, entities)
  return units[field?.kind ?? ''] ?? 'count'
}

/** The name of the source a measure is counted over. */
export const sourceName = (board: DashboardOf, measure: Counted): string =>
  measure.in ?? (Object.keys(board.sources)[0] as string)

const sourceOf = (board: DashboardOf, measure: Counted) => board.sources[sourceName(board, measure)]
