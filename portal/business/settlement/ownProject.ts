import type { Judging } from '#portal/engine/rules/rule.ts'

/** What a project earns and spends is entered by its owner; whoever holds the right of finance enters for all. */
export const ownProject: Judging = async ({ before, after, kind, session, records }) => {
  const { acting, roles, special, user } = session
  if (acting !== 'user' || roles.includes('admin') || special.has('finance')) return []
  const named = [before?.project, kind === 'remove' ? null : after.project]
  for (const id of new Set(named.filter((one) => typeof one === 'number'))) {
    const project = await records.find('project', id as number)
    if (!project || project.owner === user?.id) continue
    const message = [
      `项目“${project.name}”由他人负责，收支须由负责人或有“结算导入”权限的人登记`,
      `"${project.name}" is owned by somebody else: its owner, or who holds the right "Settlement imports", enters for it`,
    ] as const
    return [{ field: 'project', message }]
  }
  return []
}
