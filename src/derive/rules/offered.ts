import { type Entity, type Label, type Literal, type Row, wordOf } from '#declare'
import { jumpTargets } from '#widgets/kinds.ts'
import { calledOf } from '../calledOf.ts'
import { holds } from '../condition.ts'
import { mergeNameOf, mergesOf } from '../merges.ts'
import { perEntity } from '../perEntity.ts'
import { type Pointing, pointedBefore, pointings } from '../pointings.ts'
import type { Problem } from '../problem.ts'
import { type Situation, seenFrom } from '../situation.ts'
import { formatLabel, labelOf, withReason } from './formatLabel.ts'
import { unmetTests } from './unmetTests.ts'
import { elsewhere, type Word } from './word.ts'

/** Said once at the target: when it can be picked at all. Who points at it is checked by {@link offeredProblems}. */
export const offered: Word = elsewhere

/** A problem of another entity's rule, and whether it only warns. */
export type Offered = Problem & { readonly warn: boolean }

/**
 * What is picked anew must exist and be offered; a move that an offer `blocks` asks it of everything the record
 * points at.
 */
export function offeredProblems(situation: Situation): readonly Offered[] {
  if (situation.removing) return []
  const wasThere = pointedBefore(situation)
  return pointings(situation).flatMap((pointing) => {
    const fresh = !wasThere(pointing)
    if (pointing.row === null) return fresh ? [missing(pointing, situation)] : []
    const { entity, row } = pointing
    if (!entity || !row || isNoUse(pointing, situation)) return []
    const kind = kindOf(pointing)
    if (fresh && kind && holds(kind, seenFrom(situation, entity, row)) === false)
      return [otherKind(pointing, situation)]
    return offersOf(entity)
      .filter(
        ([, literal]) => fresh || (literal.blocks !== undefined && literal.blocks === situation.by),
      )
      .filter(
        ([, literal]) =>
          holds(literal.offered as object, seenFrom(situation, entity, row)) === false,
      )
      .map(([id, literal]) => refusal(`${entity.name}#${id}`, literal, pointing, situation))
  })
}

/** What a link of this type leads to, beyond its entity: a course is a course, no lesson of one. */
const kindOf = ({ type }: Pointing): Row | undefined =>
  type === undefined ? undefined : jumpTargets[type]?.where

/** What stands above a record in its own tree, or what it was merged into, is no use of it. */
const isNoUse = ({ path }: Pointing, { entity }: Situation): boolean =>
  mergedInto(entity) === path || entity.fields[path]?.kind === 'parent'

const mergedInto = perEntity((entity) => {
  const merge = mergeNameOf(entity)
  return merge === undefined ? undefined : mergesOf(entity, merge)?.into
})

/** The `offered` literals of an entity with the ids of their rules. */
export const offersOf = perEntity((entity): readonly (readonly [string, Literal])[] =>
  Object.entries(entity.rules).flatMap(([id, literals]) =>
    literals
      .filter((literal) => wordOf(literal) === 'offered')
      .map((literal) => [id, literal] as const),
  ),
)

const missing = ({ address, id, path, entity }: Pointing, situation: Situation): Offered => ({
  field: address,
  warn: false,
  message: formatLabel(
    ['{label}：没有编号为 {value} 的{names}', '{label}: there is no {names} {value}'],
    {
      label: labelOf(situation.entity, path, situation.entities),
      value: id,
      names: entity?.label ?? ['记录', 'record'],
    },
  ),
})

const otherKind = (
  { address, type = '', entity, row, id, path }: Pointing,
  situation: Situation,
) => ({
  field: address,
  warn: false,
  message: formatLabel(['{label}：“{names}”不是{kind}', '{label}: "{names}" is none of: {kind}'], {
    label: labelOf(situation.entity, path, situation.entities),
    names: [titleIn(entity, row, id), titleIn(entity, row, id)],
    kind: jumpTargets[type]?.label ?? [type, type],
  }),
})

const titleIn = (entity: Entity | undefined, row: Row | null | undefined, id: number): string =>
  calledOf(entity, row, id)

function refusal(
  rule: string,
  literal: Literal,
  { address, entity, row, id, path }: Pointing,
  situation: Situation,
): Offered {
  const title = titleIn(entity, row, id)
  const blanks = {
    label: labelOf(situation.entity, path, situation.entities),
    names: [title, title] as const,
  }
  const why = unmetTests(
    literal.offered as object,
    seenFrom(situation, entity as Entity, row as Row),
  )
  const message =
    (literal.say as Label | undefined) ??
    withReason(
      formatLabel(['{label}“{names}”现在不可选用', '{label} "{names}" cannot be used now'], blanks),
      why.map((one) => one.message),
    )
  return { field: address, rule, message, warn: literal.warn === true }
}
