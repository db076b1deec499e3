import { wordOf } from '#declare'
import { perEntity } from './perEntity.ts'

/**
 * The moves and actions by which readers get what stands in a record, as its word `snapshot` says: between them they see
 * what was published last, whatever is edited. None where they see every save at once.
 */
export const publishingOf = perEntity(({ rules }): readonly string[] =>
  Object.values(rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'snapshot')
    .flatMap(({ snapshot }) => snapshot as string | readonly string[]),
)
