import type { Entity, Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { cardKey, cardsIn, cardTarget, type HeldCard } from '#derive/richText/cards.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { textsIn } from './textMediaProblems.ts'

/**
 * Cards of the texts of a body that lead nowhere: to a kind of record there is none of, or to one that is gone. A card
 * that stood in the text before may stay: its record may have gone since, and the text is to be saved all the same.
 */
export async function textCardProblems(
  context: PortalContext,
  db: Db | Tx,
  entity: Entity,
  sent: Row,
  before: Row | null = null,
): Promise<Problem[]> {
  const texts = textsIn(entity.fields, sent).filter(({ html }) => cardsIn(html).length > 0)
  const problems: Problem[] = []
  for (const { at, name, html } of texts) {
    const stood = new Set(cardsIn(JSON.stringify(before?.[name] ?? '')).map(cardKey))
    const fresh = cardsIn(html).filter((card) => !stood.has(cardKey(card)))
    const lost = await lostOf(context, db, fresh)
    if (lost.length > 0) problems.push({ field: at, message: leadNowhere(lost) })
  }
  return problems
}

async function lostOf(
  context: PortalContext,
  db: Db | Tx,
  cards: readonly HeldCard[],
): Promise<readonly HeldCard[]> {
  const lost: HeldCard[] = []
  for (const [type, some] of Map.groupBy(cards, (card) => card.type)) {
    const name = cardTarget(type)?.entity
    const ids = some.map(({ id }) => id).filter(Number.isSafeInteger)
    const rows =
      name && context.entities.has(name)
        ? await context.rows.readMany(db, entityNamed(context, name), ids)
        : []
    const there = new Set(rows.map(({ id }) => id))
    lost.push(...some.filter(({ id }) => !there.has(id)))
  }
  return lost
}

function leadNowhere(cards: readonly HeldCard[]): Label {
  const named = (language: 0 | 1) =>
    cards
      .slice(0, 3)
      .map(({ type, id }) => `${cardTarget(type)?.label[language] ?? type} #${id}`)
      .join(language === 0 ? '、' : ', ')
  return [
    `正文里有 ${cards.length} 张卡片指向的内容不存在（${named(0)}），请移除或换一条`,
    `${cards.length} card(s) of the text lead to what is not there (${named(1)}): remove them or choose another`,
  ]
}
