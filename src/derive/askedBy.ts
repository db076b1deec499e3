import type { Entity } from '#declare'

/** The fields a move's dialog asks for: those it names, and those its rules need, by themselves or in a comparison. */
export const askedBy = (entity: Entity, move: string): readonly string[] => [
  ...(entity.moves[move]?.asks ?? []),
  ...needed(entity, move),
]

const needed = (entity: Entity, move: string): readonly string[] =>
  Object.values(entity.rules)
    .flat()
    .filter((literal) => [literal.move].flat().includes(move))
    .flatMap(({ needs }) => (needs as readonly unknown[] | undefined) ?? [])
    .map((need) => (Array.isArray(need) ? need[0] : need))
    .filter((need): need is string => typeof need === 'string' && need in entity.fields)
