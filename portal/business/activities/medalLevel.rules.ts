import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'

const levelsOf = async (
  { records }: Change,
  series: unknown,
): Promise<ReadonlyMap<number, Row>> => {
  const rows = await records.select('medalLevel', { series }, { limit: 100, sort: 'level' })
  return new Map(rows.map((row) => [row.level as number, row]))
}

/** Levels of a series run from 1 without gaps, their thresholds rising: held against the neighbours as they stand. */
const standsInLine: Judging = async (change) => {
  const { before, after } = change
  const [level, threshold] = [Number(after.level), Number(after.threshold)]
  const line = await levelsOf(change, after.series)
  const moved = before && (before.series !== after.series || before.level !== after.level)
  if (moved && (await levelsOf(change, before.series)).has(Number(before.level) + 1))
    return [gap(Number(before.level))]
  const below = line.get(level - 1)
  if (level > 1 && (!below || below.id === after.id)) return [gap(firstMissing(line, after.id))]
  return [...notAbove(threshold, below), ...notBelow(threshold, line.get(level + 1))]
}

/** Whoever typed a level too high is told at once which comes next. */
function firstMissing(line: ReadonlyMap<number, Row>, own: unknown): number {
  let level = 1
  while (line.has(level) && line.get(level)?.id !== own) level += 1
  return level
}

const gap = (level: number): Told => ({
  field: 'level',
  message: [
    `等级须从 1 起连续，缺少 ${level} 级`,
    `Levels run from 1 without gaps: level ${level} would be missing`,
  ],
})

const notAbove = (threshold: number, below: Row | undefined): readonly Told[] =>
  !below || threshold > Number(below.threshold)
    ? []
    : [
        {
          field: 'threshold',
          message: [
            `须大于 ${below.level} 级的 ${below.threshold}`,
            `It must be more than the ${below.threshold} of level ${below.level}`,
          ],
        },
      ]

const notBelow = (threshold: number, above: Row | undefined): readonly Told[] =>
  !above || threshold < Number(above.threshold)
    ? []
    : [
        {
          field: 'threshold',
          message: [
            `须小于 ${above.level} 级的 ${above.threshold}`,
            `It must be less than the ${above.threshold} of level ${above.level}`,
          ],
        },
      ]

/** Only the highest level of a series goes. */
const isHighest: Judging = async (change) => {
  const { series, level } = change.before as Row
  const higher = Number(level) + 1
  if (!(await levelsOf(change, series)).has(higher)) return []
  return [
    {
      field: '_',
      kind: 'conflict',
      message: [
        `只能删除该系列最高的等级，还有 ${higher} 级`,
        `Only the highest level of a series is deleted; there is a level ${higher}`,
      ],
    },
  ]
}

/** Rules of level medals that no word carries. */
export const rules: RuleFunctions = { standsInLine, isHighest }
