import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A line stands on one of the floors its campaign has. */
const standsOnAFloor: Judging = async ({ after, records }) => {
  const campaign = after.campaign ? await records.find('campaign', after.campaign as number) : null
  const floors = (campaign?.floors ?? []) as readonly Row[]
  if (!campaign || floors.some(({ key }) => key === after.floor)) return []
  const names = floors.map(({ key, name }) => `${key}（${name}）`).join('、')
  return [
    {
      field: 'floor',
      message: [
        `“${campaign.title}”没有楼层“${after.floor}”，可用：${names}`,
        `"${campaign.title}" has no floor "${after.floor}"; it has ${names}`,
      ],
    },
  ]
}

/** Rules of a campaign's lines that no word carries. */
export const rules: RuleFunctions = { standsOnAFloor }
