import { type BulkKind, listBack } from '#declare'
import { pointsGoods } from '#resources/activities/pointsGoods.ts'
import { audiobook } from '#resources/audio/audiobook.ts'
import { author } from '#resources/content/author.ts'
import { source } from '#resources/content/source.ts'
import { article } from '#resources/magazines/article.ts'
import { issue } from '#resources/magazines/issue.ts'
import { helpArticle } from '#resources/tasks/helpArticle.ts'

/** The lists whose declaration says `import`, each a kind of bulk run. */
export const listKinds: { readonly [name: string]: BulkKind } = Object.fromEntries(
  [article, issue, author, source, audiobook, helpArticle, pointsGoods].map((entity) => [`${entity.name}List`, listBack(entity)]),
)
