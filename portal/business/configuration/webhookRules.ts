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
  const known = [...entities.values()].filter(publicReading).map(({ name }) => name)
  return named
    .filter((name) => !known.includes(name))
    .map((name) => ({
      field: 'entities',
      message: [
        `“${name}”没有公开内容；可选：${known.join('、')}`,
        `Nothing of "${name}" is published: ${didYouMean(name, known)}`,
      ],
    }))
}

/** A new webhook's signing secret, told in that answer only. It is told of what changes from now on. */
export async function makesSecret({ entity, after, session, tx, secret: portal }: Change) {
  const webhook = after.id as number
  const cursor = await giveNumbers(tx)
  keepOneTimeValues(session, entity, webhook, {
    secret: await giveSigningSecret(tx, { portal, webhook, cursor }),
  })
}
