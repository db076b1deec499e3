import type { Language } from '#declare'
import { declaredRoles } from '#derive/viewer.ts'
import type { UserInfo } from '../authProvider/access.ts'

/** What the roles of the product are called beside their Chinese names; own ones have the one name they were given. */
const english: { readonly [code: string]: string } = {
  admin: 'Super administrator',
  editor: 'Editor',
}

/** The roles in effect, by name, the one worked in first; and those one can change to: own ones come on top anyway. */
export function rolesOf(
  { roles, roleNames = {}, currentRole }: UserInfo,
  language: Language,
): { readonly inEffect: string; readonly others: readonly { code: string; name: string }[] } {
  const nameOf = (code: string) =>
    (language === 'en' ? english[code] : undefined) ?? roleNames[code] ?? code
  const own = roles.filter((role) => role !== currentRole && !declaredRoles.includes(role))
  const others = roles.filter((role) => role !== currentRole && declaredRoles.includes(role))
  return {
    inEffect: [currentRole, ...own].map(nameOf).join(language === 'en' ? ', ' : '、'),
    others: others.map((code) => ({ code, name: nameOf(code) })),
  }
}
