import { type Entity, type Literal, type Row, wordOf } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { namesIn } from '#derive/namesIn.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { ruleWords } from '#derive/rules/index.ts'

/**
 * Fields that stay hidden whatever is typed: the values the screen holds fast, and the state the record is in, leave no
 * room for them.
 */
export function closedFields(
  entity: Entity,
  held: readonly string[],
  record: Row,
): ReadonlySet<string> {
  const situation = {
    entity,
    entities: new Map<string, Entity>(),
    before: record,
    after: record,
    now: String(record.updatedAt ?? ''),
    ...nothingKnown,
  }
  const hints = literalsOf(entity)
    .map(({ literal }) => literal)
    .filter((literal) => ['when', 'pick'].includes(wordOf(literal)))
    .filter((literal) => decidedBy(entity, literal).every((name) => held.includes(name)))
    .flatMap((literal) =>
      Object.entries(ruleWords[wordOf(literal)].input?.(literal, situation) ?? {}),
    )
  return new Set(hints.filter(([, { hidden }]) => hidden).map(([name]) => name))
}

const decidedBy = (entity: Entity, { when, pick }: Literal): readonly string[] => [
  ...namesIn(entity, when),
  ...namesIn(entity, pick),
]
