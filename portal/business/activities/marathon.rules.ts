import type { Row } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const groupsOf = (race: Row | null) => (race?.groups ?? []) as readonly Row[]

/** A distance that somebody runs stays, and its target only falls. */
const keepsDistances: Judging = async ({ before, after, records }) => {
  for (const group of groupsOf(before)) {
    const where = { marathon: before?.id, distance: group.name }
    const runners = await records.count('participation', where)
    const at = groupsOf(after).findIndex(({ name }) => name === group.name)
    const rises = Number(groupsOf(after)[at]?.targetMinutes) > Number(group.targetMinutes)
    if (runners === 0 || (at >= 0 && !rises)) continue
    return [
      {
        field: at < 0 ? 'groups' : `groups.${at}.targetMinutes`,
        message:
          at < 0
            ? [`“${group.name}”已有 ${runners} 人参赛`, `${runners} run "${group.name}"`]
            : ['已有人参赛，目标只能降低', 'It has runners: its target may only fall'],
      },
    ]
  }
  return []
}

/** Ranks, medals and gifts are settled by a job. */
const settlesRunners: Bringing = {
  effect: async ({ after, queue }) => {
    await queue({
      kind: 'marathonSettle',
      title: `结算 · ${String(after.title)}`,
      entity: 'marathon',
      recordId: after.id as number,
      params: { marathon: after.id },
      total: Number(after.joined ?? 0),
    })
  },
}

/** Rules of marathons that no word carries. */
export const rules: RuleFunctions = { keepsDistances, settlesRunners }
