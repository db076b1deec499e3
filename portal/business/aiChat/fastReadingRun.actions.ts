import type { Row } from '#declare'
import { asks, conflict, missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { adoptRun, takenFrom } from './adoptRun.ts'

const RULE = 'fastReadingRun#adoptNeedsSuccess'

async function about({ row, entity, records }: ActionCall) {
  if (!row) throw missing(entity.label)
  const { fastReading } = row
  const digest = await records.find('fastReading', fastReading as number)
  if (!digest) throw missing(['快速阅读', 'Fast reading'], String(fastReading))
  const [adopted] = await records.select(
    'fastReadingRun',
    { fastReading, adopted: true },
    { limit: 1 },
  )
  return { run: row, digest, adopted: adopted ?? null }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(bare(one)) === JSON.stringify(bare(other))
/** Entries of a list bear a key of the portal's, which a model's do not. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value ?? null
  const known = Object.entries(value).filter(([key, one]) => key !== '_key' && one !== null)
  return Object.fromEntries(known.toSorted().map(([key, one]) => [key, bare(one)]))
}

/** Fields that somebody changed by hand since the adopted run was taken over, and that this one would replace. */
function changedSince(digest: Row, adopted: Row | null, run: Row): readonly string[] {
  const before = adopted ? takenFrom(adopted) : {}
  return Object.keys(takenFrom(run)).filter(
    (field) => field in before && !isSame(digest[field], before[field]),
  )
}

/** The run's parts go into the digest; one readers do not see yet goes to review. */
const adopt: ActionFunction = async (call) => {
  const { records, accepted } = call
  const { run, digest, adopted } = await about(call)
  if (digest.status === 'generating')
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [
          '这份快速阅读正在生成，请等它完成或取消',
          'The digest is being generated: wait, or cancel that run',
        ],
      },
    ])
  const changed = changedSince(digest, adopted, run)
  if (changed.length > 0 && !accepted.has(RULE))
    throw asks({
      warnings: [
        {
          field: '_',
          rule: RULE,
          message: [
            `上次采用之后，编辑改过“${digest.title}”的文字，采用会覆盖这些修改。`,
            `Editors changed "${digest.title}" after the adopted run: adopting this one replaces what they wrote.`,
          ],
        },
      ],
    })
  const taken = await adoptRun(records, run)
  if (['pending', 'withdrawn', 'failed'].includes(String(digest.status)))
    await records.move('fastReading', digest.id as number, 'review')
  return taken
}

/** This run beside the adopted one, field by field of the digest. */
const compare: ActionFunction = async (call) => {
  const { run, adopted } = await about(call)
  const [before, after] = [adopted ? takenFrom(adopted) : {}, takenFrom(run)]
  const fields = Object.keys(after).map((field) => ({
    field,
    label: [field, field],
    before: before[field] ?? null,
    after: after[field],
    differs: !isSame(before[field], after[field]),
  }))
  const sides = [
    ['当前采用', 'Adopted'],
    ['此版本', 'This run'],
  ]
  return { entity: 'fastReading', fields, sides }
}

/** Actions of runs. */
export const actions: ActionFunctions = { adopt, compare }
