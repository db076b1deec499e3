import type { Entity, Label } from '#declare'
import { didYouMean } from '#derive/declarations/mistake.ts'
import type { Problem } from '#derive/problem.ts'
import { publicReading } from '#derive/publicReading.ts'
import { giveNumbers } from '#portal/engine/changes/numberChanges.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { keepOneTimeValues } from '#portal/engine/session/oneTimeValues.ts'
import { giveSigningSecret } from '#portal/engine/webhooks/signingSecret.ts'

/** The entities whose records are published at all. */
export const publishedOnes = (entities: Change['entities']): readonly Entity[] =>
  [...entities.values()].filter(publicReading)

/** Every name is an entity whose records are published at all. */
export function namesPublicEntities({ after, entities }: Change): Problem[] {
  const named = (after.entities as readonly string[] | null) ?? []
  const some = publishedOnes(entities)
  const known = some.map(({ name }) => name)
  return named
    .filter((name) => !known.includes(name))
    .map((name) => {
      const [zh, en] = meantAmong(some, name)
      return {
        field: 'entities',
        message: [`“${name}”没有公开内容；${zh}`, `Nothing of "${name}" is published: ${en}`],
      }
    })
}

/** Which of the entities a mistyped name may mean, or the first of them, each with what the screens call it. */
export function meantAmong(entities: readonly Entity[], typed: string): Label {
  const called = new Map(entities.map(({ name, label }) => [name, label]))
  const [zh, en] = didYouMean(typed, called.keys())
  const name = /[a-z][a-zA-Z0-9]*/g
  return [
    zh.replace(name, (word) => (called.has(word) ? `${word}（${called.get(word)![0]}）` : word)),
    en.replace(name, (word) => (called.has(word) ? `${word} (${called.get(word)![1]})` : word)),
  ]
}

/** A new webhook's signing secret, told in that answer only. It is told of what changes from now on. */
export async function makesSecret({ entity, after, session, tx, secret: portal }: Change) {
  const webhook = after.id as number
  const cursor = await giveNumbers(tx)
  keepOneTimeValues(session, entity, webhook, {
    secret: await giveSigningSecret(tx, { portal, webhook, cursor }),
  })
}
