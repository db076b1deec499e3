import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import { passagesOf } from '#derive/text/wordForWord.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const articleOf = ({ after, records }: Change): Promise<Row | null> =>
  typeof after.article === 'number' ? records.find('article', after.article) : Promise.resolve(null)

/** What is judged when it goes out, and when quotation or article change; what only counts is not. */
const isTouched = ({ kind, by, before, after }: Change): boolean =>
  kind === 'move'
    ? by === 'publish'
    : !before || before.quote !== after.quote || before.article !== after.article

/** The article says it word for word; in which paragraph is told along. */
const quotedWordForWord: Judging = async (change) => {
  if (!isTouched(change)) return []
  const { after } = change
  const article = await articleOf(change)
  if (!article || !after.quote) return []
  const [passage] = passagesOf(paragraphsOf(String(article.body ?? '')), String(after.quote))
  if (!passage)
    return [
      {
        field: 'quote',
        message: [
          `《${article.title}》里没有这段原文，请从正文复制`,
          `"${article.title}" does not say so word for word: copy the passage from its text`,
        ],
      },
    ]
  after.paragraph = passage.paragraph + 1
}

/** Whoever the article names first, where nobody was chosen. */
const takesFirstAuthor: Judging = async (change) => {
  const { after, before, kind } = change
  if (kind === 'move' || after.author || (before && before.article === after.article)) return
  const [first] = ((await articleOf(change))?.authors ?? []) as readonly number[]
  if (first) after.author = first
}

/** Rules of opinions that no word carries. */
export const rules: RuleFunctions = { quotedWordForWord, takesFirstAuthor }
