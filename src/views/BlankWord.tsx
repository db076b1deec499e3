import type { ReactNode } from 'react'
import type { Entity, Label, Row } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { closedFields } from './form/closedFields.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly record: Row
  readonly blank: Label
  /** What stands where the record as it is has no room for a value. */
  readonly otherwise: ReactNode
}

/** What an empty value means. Loaded where one does, since it asks the rules, which no list needs at first. */
export default function BlankWord({ entity, name, record, blank, otherwise }: Props) {
  const say = useSay()
  if (closedFields(entity, Object.keys(entity.fields), record).has(name)) return otherwise
  return <span className="cell-blank">{say(blank)}</span>
}
