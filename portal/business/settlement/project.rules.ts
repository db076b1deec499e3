import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** An editor changes the projects he or she owns; an admin all of them. */
const ownersOnly: Judging = ({ before, session }) => {
  const { acting, roles, user } = session
  if (acting !== 'user' || roles.includes('admin') || !before || before.owner === user?.id)
    return []
  return [
    {
      field: '_',
      kind: 'forbidden',
      message: ['只能修改自己负责的项目', 'You may change only the projects you own'],
    },
  ]
}

/** Rules of projects that no word carries. */
export const rules: RuleFunctions = { ownersOnly }
