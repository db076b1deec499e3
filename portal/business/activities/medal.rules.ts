import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The group a marathon medal is for is one of that marathon's own distances. */
const namesADistance: Judging = async ({ after, records }) => {
  const { marathon, marathonGroup } = after
  if (!marathonGroup || !marathon) return []
  const race = await records.find('marathon', marathon as number)
  const groups = ((race?.groups ?? []) as { readonly name: string }[]).map(({ name }) => name)
  if (groups.includes(marathonGroup as string)) return []
  return [
    {
      field: 'marathonGroup',
      message: [
        `该马拉松没有组别“${marathonGroup}”，可填：${groups.join('、')}`,
        `The marathon has no distance "${marathonGroup}"; it has ${groups.join(', ')}`,
      ],
    },
  ]
}

/** Rules of medals that no word carries. */
export const rules: RuleFunctions = { namesADistance }
