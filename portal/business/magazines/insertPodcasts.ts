import type { Row } from '#declare'
import { refusedField, stale } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { currentFor } from '#portal/engine/records/currentFor.ts'
import { isRow, withKeys } from '#portal/engine/records/entryKeys.ts'

interface Wanted {
  readonly article: number
  readonly version?: number
  readonly podcastInserts: readonly Row[]
}

/**
 * The episodes of an issue's articles in one call: `{ issue, inserts: [{ article, version, podcastInserts }] }`. An
 * episode that moves is taken out first, since it stands once in an issue.
 */
export const insertPodcasts: ActionFunction = async (call) => {
  const { context, db, session, entity, values, records, change } = call
  const wanted = wantedIn(values.inserts)
  const rows = new Map<number, Row>()
  for (const { article, version } of wanted) {
    const row = await records.find('article', article)
    if (!row || row.issue !== values.issue)
      throw refusedField('inserts', [
        `文章 #${article} 不在这一期`,
        `Article #${article} is not in this issue`,
      ])
    if (version !== undefined && version !== row.version)
      throw stale(
        await currentFor({ context, tx: db }, entityNamed(context, 'article'), row, session),
      )
    rows.set(article, row)
  }
  for (const { article, podcastInserts } of wanted) {
    const stays = new Set(podcastInserts.map(({ podcast }) => podcast))
    const held = (rows.get(article)?.podcastInserts ?? []) as readonly Row[]
    const kept = held.filter(({ podcast }) => stays.has(podcast))
    if (kept.length < held.length) await change(article, { podcastInserts: kept })
  }
  for (const { article, podcastInserts } of wanted)
    await change(article, withKeys(entity, { podcastInserts }))
  return { changed: wanted.map(({ article }) => article) }
}

function wantedIn(inserts: unknown): readonly Wanted[] {
  const isWanted = (one: unknown) =>
    isRow(one) &&
    Number.isSafeInteger(one.article) &&
    Array.isArray(one.podcastInserts) &&
    one.podcastInserts.every(isRow)
  if (
    Array.isArray(inserts) &&
    inserts.length > 0 &&
    inserts.length <= 200 &&
    inserts.every(isWanted)
  )
    return inserts as unknown as readonly Wanted[]
  throw refusedField('inserts', [
    '请给出要改动的文章及其播客插入，最多 200 篇',
    'Send the articles to change with their inserts, 200 at most',
  ])
}
