import type { Entity, Label, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { same } from '#derive/compare.ts'
import type { Problem } from '#derive/problem.ts'
import { asks, conflict, type PortalError } from '#portal/core/errors.ts'
import type { Transaction } from '../context/transaction.ts'
import type { Effect } from '../imports/records/effect.ts'
import { reasonsOf } from '../imports/records/refusalsOf.ts'
import { warningsOf } from '../imports/records/rowTransaction.ts'
import { carryOut } from '../records/carryOut.ts'
import { takenValues } from '../records/save.ts'
import { keepEntryCounts } from '../records/sentValues.ts'

export interface Saved {
  readonly effect: Effect
  /** What a form would have asked. */
  readonly asked: readonly Problem[]
}

/** As a form saves it; null where it reads so already. */
export async function saveEdited(
  own: Transaction,
  entity: Entity,
  before: Row,
  values: Row,
): Promise<Saved | null> {
  const { context, session } = own
  const sent = await takenValues({ context, entity, session }, values, before, { tx: own.tx })
  if (Object.keys(sent).length === 0) return null
  const after = { ...before, ...sent }
  keepEntryCounts(entity, after, before)
  const written = await carryOut(own, { entity, kind: 'update', before, after, sent })
  const warned = await warningsOf(own)
  const set = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, [before[name] ?? null, value] as const]),
  )
  const [was, state] = [before, written].map((row) => String(row[entity.stateField] ?? ''))
  const effect = {
    entity: entity.name,
    id: before.id as number,
    made: false,
    state: state ?? '',
    set,
  }
  if (was === state) return { asked: warned, effect }
  const asked = [...warned, fallsBack(entity, String(was), String(state))]
  return { asked, effect: { ...effect, stateBefore: was ?? '' } }
}

/** A rule takes the record to another state because it was edited: whoever edits many has to know before. */
function fallsBack({ name, states, stateField }: Entity, was: string, state: string): Problem {
  const [[zhWas, enWas], [zh, en]] = [states[was] ?? [was, was], states[state] ?? [state, state]]
  return {
    ...{ rule: `${name}#${stateField}`, field: stateField },
    message: [
      `改后从“${zhWas}”退回“${zh}”，之前的步骤要重做`,
      `Goes from "${enWas}" back to "${en}": what led there is to be done again`,
    ],
  }
}

/** Why a record cannot be saved so; of one taken back, that it stays as it is. */
export function refusals(entity: Entity, error: PortalError, { undoOf }: Row): readonly Finding[] {
  const says = reasonsOf(error).map((one) => fieldSaid(entity, one))
  if (!undoOf) return says.map((one) => finding('B22', { says: one }))
  return error.status === 404 ? [finding('U4')] : [finding('U6', { says: says[0] as Label })]
}

/** A message stands beside its field in a form; here it says which. */
function fieldSaid(
  { fields }: Entity,
  { field, says: [zh, en] }: { readonly field: string; readonly says: Label },
): Label {
  const label = fields[field.split('.')[0] as string]?.label
  if (!label || zh.includes(label[0])) return [zh, en]
  return [`${label[0]}：${zh}`, `${label[1]}: ${en}`]
}

/** A row that no check looked at. */
export const notPreviewed = () =>
  conflict([
    {
      field: '_',
      kind: 'conflict',
      message: ['没有预览过，请重新预览', 'It was not previewed: preview it again'],
    },
  ])

/** What was shown before it was agreed to is what is done. */
export function demandUnchanged({ fields }: Entity, before: Row, { set }: Effect): void {
  const others = Object.keys(set).filter((name) => !same(before[name], set[name]?.[0]))
  if (others.length === 0) return
  const named = (language: 0 | 1, comma: string) =>
    others.map((name) => fields[name]?.label[language] ?? name).join(comma)
  throw conflict([
    {
      field: '_',
      kind: 'conflict',
      message: [
        `预览之后已被他人修改：${named(0, '、')}`,
        `Changed by others since it was previewed: ${named(1, ', ')}`,
      ],
    },
  ])
}

/** What is asked now was told with the preview, and agreed to. */
export function demandTold(asked: readonly Problem[], findings: readonly Finding[]): void {
  const untold = asked.filter(
    ({ message }) => !findings.some(({ values }) => same(values?.says, message)),
  )
  if (untold.length > 0) throw asks({ warnings: untold })
}
