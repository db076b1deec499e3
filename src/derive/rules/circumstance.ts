import type { Label, Row } from '#declare'

import { isEmpty } from '../compare.ts'
import { valueAt } from '../path.ts'
import { fieldAt, type Situation } from '../situation.ts'
import { titleText } from '../titleText.ts'
import { formatLabel, joinLabels, labelOf, plainly } from './formatLabel.ts'

/** Kinds whose value is a word one chose: it can stand in a sentence. */
const chosen: readonly string[] = ['choice', 'boolean']

/**
 * `广告位为“首页轮播”`: what a condition looks at in the record itself, as it stands now, so that a refusal names its
 * reason. Undefined where nothing of it is a word somebody chose.
 */
export function circumstance(
  condition: object | undefined,
  situation: Situation,
): Label | undefined {
  const { entity } = situation
  const parts = Object.keys(condition ?? {}).flatMap((path) => {
    const isState = path === entity.stateField
    if (!isState && !chosen.includes(fieldAt(entity, path)?.kind ?? '')) return []
    const value = valueAt(path, situation)
    if (isEmpty(value)) return []
    const blanks = { label: labelOf(entity, path), value: plainly(entity, path, value) }
    return [formatLabel(['{label}为“{value}”', '{label} is "{value}"'], blanks)]
  })
  if (parts.length === 0) return undefined
  return [parts.map(([zh]) => zh).join('、'), parts.map(([, en]) => en).join(' and ')]
}

/** A message with its reason, where there is one: `广告位为“首页轮播”时，…`. */
export const withReason = (why: Label | undefined, plain: Label, reasoned: Label): Label =>
  why ? formatLabel(reasoned, { why }) : plain

/**
 * Among which records something is counted, or stands once: `杂志“三联生活周刊”中`, `同一所属杂志中`. Empty where all
 * records are meant.
 */
export function scopeSaid(paths: readonly string[], situation: Situation): Label {
  if (paths.length === 0) return ['', '']
  const parts = paths.map((path) => partSaid(path, situation))
  const [zh, en] = joinLabels(parts)
  return [`${zh}中`, ` within ${en}`]
}

function partSaid(path: string, situation: Situation): Label {
  const { entity } = situation
  const label = labelOf(entity, path, situation.entities)
  const value = titled(path, valueAt(path, situation), situation)
  return value
    ? formatLabel(['{label}“{value}”', '{label} "{value}"'], { label, value })
    : formatLabel(['同一{label}', 'the same {label}'], { label })
}

/** A value by its words; nothing for what has none, as a record that is not known here. */
function titled(path: string, value: unknown, situation: Situation): Label | undefined {
  if (isEmpty(value) || typeof value === 'object') return undefined
  const { entity, entities } = situation
  if (path === entity.stateField) return plainly(entity, path, value)
  const field = fieldAt(entity, path)
  if (!field || path.includes('.')) return undefined
  if (!field.to) return plainly(entity, path, value)
  const other = entities.get(field.to)
  const row = other && (situation.related(other.name, Number(value)) as Row | null | undefined)
  const title = other && titleText(row?.[other.called] ?? row?.[other.title])
  return title === undefined ? undefined : [title, title]
}
