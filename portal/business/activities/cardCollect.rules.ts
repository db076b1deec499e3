import type { Row } from '#declare'
import {
  type Bringing,
  type Judging,
  problemAt,
  type RuleFunctions,
} from '#portal/engine/rules/rule.ts'
import { cardOdds, cardsOf } from '../lottery/cardOdds.ts'

const prizesOf = (activity: Row | null) => (activity?.prizes ?? []) as readonly Row[]

/** What was issued and won is the portal's to count: it stays, whatever comes back from a form. The odds stand beside each card. */
const tellsOdds: Judging = ({ before, after, kind }) => {
  if (kind === 'remove') return []
  const issued = new Map(cardsOf(before).map((card) => [card.key, card.issued]))
  const cards = cardsOf(after).map((card) => ({
    ...card,
    issued: Number(issued.get(card.key) ?? 0),
  }))
  const odds = cardOdds(cards)
  after.cards = cards.map((card, at) => ({ ...card, odds: odds[at] }))
  const won = new Map(prizesOf(before).map((prize) => [prize._key, prize.won]))
  after.prizes = prizesOf(after).map((prize) => ({
    ...prize,
    won: Number((before && won.get(prize._key)) ?? 0),
  }))
  return []
}

/** Nobody takes back what was issued or won. */
const keepsStock: Judging = ({ before, after }) => {
  const issued = new Map(cardsOf(before).map((card) => [card.key, Number(card.issued ?? 0)]))
  const short = cardsOf(after).findIndex(
    ({ key, stock }) => Number(stock ?? 0) > 0 && Number(stock) < (issued.get(key) ?? 0),
  )
  if (short >= 0) {
    const { name, key } = cardsOf(after)[short] as Row
    return problemAt(`cards.${short}.stock`, [
      `“${name}”已发放 ${issued.get(key)} 张，库存不能更少`,
      `${issued.get(key)} of "${name}" were issued: its stock cannot be less`,
    ])
  }
  for (const prize of prizesOf(before)) {
    const won = Number(prize.won ?? 0)
    const at = prizesOf(after).findIndex(({ _key }) => _key === prize._key)
    if (won === 0 || (at >= 0 && Number(prizesOf(after)[at]?.stock) >= won)) continue
    return problemAt(at < 0 ? 'prizes' : `prizes.${at}.stock`, [
      `“${prize.name}”已中 ${won} 份`,
      `"${prize.name}" was won ${won} times`,
    ])
  }
  return []
}

/** What a card is, without what may change while it is drawn. */
const fixedOf = ({ name, image }: Row) => JSON.stringify([name, image])

/** Once cards are drawn none comes or goes, and their weights change by the action only. */
const keepsCards: Judging = ({ before, after, by }) => {
  const adjusts = by === 'adjustCards'
  if (!before || (!adjusts && Number(before.drawn ?? 0) === 0)) return []
  const stood = new Map(cardsOf(before).map((card) => [card.key, card]))
  const now = cardsOf(after)
  if (now.length !== stood.size || now.some(({ key }) => !stood.has(key)))
    return problemAt('cards', [
      adjusts ? '这里只改权重与库存，不增减卡片' : '已有人抽卡，不能增减卡片或改编号',
      adjusts
        ? 'Weights and stock are changed here: cards neither come nor go'
        : 'Cards were drawn: none is added, removed or given another key',
    ])
  const at = now.findIndex((card) => {
    const one = stood.get(card.key) as Row
    return adjusts ? fixedOf(card) !== fixedOf(one) : Number(card.weight) !== Number(one.weight)
  })
  if (at < 0) return []
  return adjusts
    ? problemAt(`cards.${at}.name`, [
        '这里只改权重与库存，卡名与卡面请在编辑页修改',
        'Weights and stock are changed here: names and faces in the form',
      ])
    : problemAt(`cards.${at}.weight`, [
        '已有人抽卡，权重请用“调整权重库存”修改',
        'Cards were drawn: change weights with "Adjust weights and stock"',
      ])
}

/** Whoever adjusts sees what the odds come to. */
const asksAboutOdds: Judging = ({ before, after }) => {
  const issued = new Map(cardsOf(before).map((card) => [card.key, card.issued]))
  const cards = cardsOf(after).map((card) => ({ ...card, issued: issued.get(card.key) }) as Row)
  const odds = cardOdds(cards)
  const said = cards.map(({ name }, at) => `${name} ${odds[at]?.toFixed(2)}%`)
  return [
    {
      field: 'cards',
      warn: true,
      message: [`调整后的概率：${said.join('、')}`, `The odds will be: ${said.join(', ')}`],
    },
  ]
}

/** Who wins is settled by a job. */
const opensPrize: Bringing = {
  effect: async ({ after, queue }) => {
    const id = after.id as number
    await queue({
      kind: 'cardPrize',
      title: `集卡开奖 · ${String(after.title)}`,
      entity: 'cardCollect',
      recordId: id,
      params: { cardCollect: id },
      key: `cardPrize:${id}`,
      total: Number(after.completed ?? 0),
    })
  },
}

/** Rules of card collecting that no word carries. */
export const rules: RuleFunctions = {
  tellsOdds,
  keepsStock,
  keepsCards,
  asksAboutOdds,
  opensPrize,
}
