import type { Row } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import { conflict } from '#portal/core/errors.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Effect } from '#portal/engine/imports/records/effect.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'
import type { Doing } from '#portal/engine/imports/records/recordRows.ts'

const LEVELS = ['level1', 'level2', 'level3']
const NAME = 'articleTag'

/** The path from the top without gaps, and the other names. */
const complete: Complete = async (_place, rows) =>
  rows.map(({ values }) => {
    const path = LEVELS.map((level) => values[level] ?? null)
    const gap = path.indexOf(null)
    const isGapped = gap >= 0 && path.slice(gap).some((name) => name !== null)
    const synonyms = String(values.synonyms ?? '')
      .split(/[、，,;；]/)
      .map((word) => word.trim())
      .filter(Boolean)
    return {
      values: { path: path.filter((name) => name !== null), synonyms },
      findings: isGapped ? [finding('B14.gap', { column: LEVELS[gap] as string })] : [],
    }
  })

/** The label at the end of a path, with those above it that are not there yet. */
const write: NonNullable<Doing['write']> = async (transaction, _kind, { values }) => {
  const path = values.path as readonly string[]
  const effects: Effect[] = []
  let parent: number | null = null
  for (const [level, name] of path.entries()) {
    const synonyms = level === path.length - 1 ? (values.synonyms as readonly string[]) : []
    const effect: Effect = await labelAt(transaction, { name, parent, synonyms })
    effects.push(effect)
    parent = effect.id
  }
  const last = effects.at(-1) as Effect
  return { ...last, also: effects.slice(0, -1).filter(({ made }) => made) }
}

interface Wanted {
  readonly name: string
  readonly parent: number | null
  readonly synonyms: readonly string[]
}

/** Made where no label is called so; a name stands once in the tree, and gains the other names. */
async function labelAt(
  { records }: Transaction,
  { name, parent, synonyms }: Wanted,
): Promise<Effect> {
  const [known] = await records.select(
    NAME,
    { name, status: ['enabled', 'disabled'] },
    { limit: 1 },
  )
  if (!known) {
    const made = await records.create(NAME, { name, parent, synonyms })
    return effectOf(made, { made: true, set: {} })
  }
  const place = (known.parent as number | null) ?? null
  if (place !== parent) {
    const above = place === null ? null : await records.find(NAME, place)
    throw elsewhere(name, above && String(above.name))
  }
  const before = (known.synonyms as readonly string[] | null) ?? []
  const all = [...new Set([...before, ...synonyms])]
  if (all.length === before.length) return effectOf(known, { made: false, set: {} })
  const after = await records.update(NAME, known.id as number, { synonyms: all })
  return effectOf(after, { made: false, set: { synonyms: [before, all] } })
}

const effectOf = ({ id, status }: Row, more: Pick<Effect, 'made' | 'set'>): Effect => ({
  ...{ entity: NAME, id: id as number, state: String(status) },
  ...more,
})

const elsewhere = (name: string, above: string | null) =>
  conflict([
    {
      field: '_',
      kind: 'conflict',
      message: above
        ? [
            `标签“${name}”已有，在“${above}”之下；同名标签只能有一个`,
            `There is a label "${name}" already, below "${above}"; a name stands once`,
          ]
        : [
            `标签“${name}”已有，是一级标签；同名标签只能有一个`,
            `There is a label "${name}" already, at the first level; a name stands once`,
          ],
    },
  ])

/** Labels of three levels. */
export const bulk: BulkPart = { complete, write }
