import type { Entity, Field, Fields, Jump, Row } from '#declare'
import { storedAs } from '#derive/computedField.ts'
import { jumpTarget } from '#derive/jumpTarget.ts'
import { cardTarget, withCardsMoved } from '#derive/richText/cards.ts'
import { jumpTargets } from '#widgets/kinds.ts'
import { same } from '../same.ts'

/** Which records of an entity are to be read as which other; null where nothing is to stand there any more. */
export interface Repointing {
  readonly entity: string
  readonly from: ReadonlySet<number>
  readonly to: number | null
}

/** The fields of a record that change when it refers to `to` in place of any of `from`; the counterpart of `referencesOf`. */
export function repointRow(entity: Entity, row: Row, repointing: Repointing): Row {
  const after = inFields(entity.fields, row, repointing)
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !same(value, row[name])),
  )
}

function inFields(fields: Fields, row: Row, repointing: Repointing): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields[name]
      const writer = field && storedAs(field) && value !== null ? writers[field.kind] : undefined
      return [name, writer ? writer(value, field as Field, repointing) : value]
    }),
  )
}

type Writer = (value: unknown, field: Field, repointing: Repointing) => unknown

/** Kinds that can refer to a record, and how their values are turned to another. */
const writers: { readonly [kind: string]: Writer } = {
  ref: one,
  parent: one,
  refs: (value, field, repointing) => [
    ...new Set([value].flat().flatMap((id) => one(id, field, repointing) ?? [])),
  ],
  jump: (value, _field, { entity, from, to }) => {
    const target = jumpTarget(value as Jump)
    const isMeant = target?.entity === entity && from.has(Number(target.id))
    return isMeant ? (to === null ? null : { ...(value as Jump), id: to }) : value
  },
  richText: (value, _field, repointing) => inMarkup(String(value), repointing),
  list: (value, field, repointing) =>
    [value].flat().map((entry) => inFields(field.of as Fields, entry as Row, repointing)),
}

function one(value: unknown, { to: target }: Field, { entity, from, to }: Repointing): unknown {
  return target === entity && from.has(Number(value)) ? to : value
}

const links = /(\shref\s*=\s*["'](?!https?:)[a-z][\w.+-]*:\/\/)(\w+)\/(\d+)(?=["'?#/])/gi

const inMarkup = (html: string, { entity, from, to }: Repointing): string =>
  withCardsMoved(html, ({ type, id }) =>
    to !== null && cardTarget(type)?.entity === entity && from.has(id) ? to : undefined,
  ).replace(links, (whole, start: string, type: string, id: string) =>
    to !== null && jumpTargets[type]?.entity === entity && from.has(Number(id))
      ? `${start}${type}/${to}`
      : whole,
  )
