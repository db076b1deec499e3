import type { Entity } from '#declare'
import { didYouMean } from '#derive/declarations/mistake.ts'
import type { Problem } from '#derive/problem.ts'
import { publicReading } from '#derive/publicReading.ts'
import { giveNumbers } from '#portal/engine/changes/numberChanges.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { keepOneTimeValues } from '#portal/engine/session/oneTimeValues.ts'
import { giveSigningSecret } from '#portal/engine/webhooks/signingSecret.ts'

/** Every name is an entity whose records are published at all. */
export function namesPublicEntities({ after, entities }: Change): Problem[] {
  const named = (after.entities as readonly string[] | null) ?? []
  const some = [...entities.values()].filter(publicReading)
  const known = some.map(({ name }) => name)
  return named
    .filter((name) => !known.includes(name))
    .map((name) => ({
      field: 'entities',
      message: [
        `“${name}”没有公开内容；可选：${listed(some)}`,
        `Nothing of "${name}" is published: ${didYouMean(name, known)}`,
      ],
    }))
}

/** Names as they are typed, each with what it is called on the screens. */
export const listed = (entities: readonly Entity[]): string =>
  entities.map(({ name, label }) => `${name}（${label[0]}）`).join('、')

/** A new webhook's signing secret, told in that answer only. It is told of what changes from now on. */
export async function makesSecret({ entity, after, session, tx, secret: portal }: Change) {
  const webhook = after.id as number
  const cursor = await giveNumbers(tx)
  keepOneTimeValues(session, entity, webhook, {
    secret: await giveSigningSecret(tx, { portal, webhook, cursor }),
  })
}
