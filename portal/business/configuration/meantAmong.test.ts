import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import { comment } from '#resources/comments/comment.ts'
import { article } from '#resources/magazines/article.ts'
import { writesWhatTheAppWrites } from './serviceKeyRules.ts'
import { namesPublicEntities } from './webhookRules.ts'

const entities = new Map([article, comment].map((one) => [one.name, one as unknown as Entity]))
const saving = (after: object) => ({ after, entities }) as unknown as Change

test('a mistyped name of an entity is told which one is meant, each language in its own words', () => {
  const [key] = writesWhatTheAppWrites(saving({ writes: ['comment', 'commentt'] }))
  expect(key?.message).toEqual([
    '“commentt”没有由 App 写入的字段；是不是“comment（评论）”？',
    'The app writes nothing of "commentt": did you mean "comment (Comment)"?',
  ])
  const [hook] = namesPublicEntities(saving({ entities: ['articel'] }))
  expect(hook?.message).toEqual([
    '“articel”没有公开内容；是不是“article（文章）”？',
    'Nothing of "articel" is published: did you mean "article (Article)"?',
  ])
})
