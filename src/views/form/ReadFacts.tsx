import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { Facts } from '../show/Facts.tsx'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly names: readonly string[]
}

/** What is there to be read before something is written: the values of a section, without those that are empty. */
export default function ReadFacts({ entity, record, names }: Props) {
  const there = names.filter((name) => !isEmpty(record[name]))
  return <Facts {...{ entity, record }} names={there} wide={['audio', 'video']} />
}
