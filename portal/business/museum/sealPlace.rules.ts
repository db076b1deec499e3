import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Places of a drawn map nearer than this, in per cent of its sides, cover each other. */
const NEAR = 2

/** The right answer is one of those given. */
const rightIsAnOption: Judging = ({ after }) =>
  ((after.quiz ?? []) as readonly Row[]).flatMap(({ right, options }, at) => {
    const count = ((options ?? []) as readonly string[]).length
    return Number(right) <= count
      ? []
      : [
          {
            field: `quiz.${at}.right`,
            message: [`只有 ${count} 个选项`, `There are only ${count} options`] as const,
          },
        ]
  })

/** Two seals one cannot tell apart on the drawn map are asked about. */
const standsApart: Judging = async ({ before, after, records }) => {
  const { mapX, mapY, seal, id } = after
  if (mapX == null || mapY == null) return []
  if (before && before.mapX === mapX && before.mapY === mapY) return []
  const theme = await records.find('seal', seal as number)
  if (theme?.mapMode !== 'picture') return []
  const others = await records.select('sealPlace', { seal, mapX: { set: true } }, { limit: 50 })
  const near = others.find(
    (one) =>
      one.id !== id &&
      Math.hypot(Number(one.mapX) - Number(mapX), Number(one.mapY) - Number(mapY)) < NEAR,
  )
  return near
    ? [
        {
          field: 'mapX',
          message: [
            `与“${near.name}”相距不到 ${NEAR}%，印章会叠在一起`,
            `It is less than ${NEAR}% from "${near.name}": their seals lie over each other`,
          ],
        },
      ]
    : []
}

/** Rules of seal places that no word carries. */
export const rules: RuleFunctions = { rightIsAnOption, standsApart }
