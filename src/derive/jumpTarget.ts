import type { Jump } from '#declare'

/** Types of jump whose target is a record of another name. */
const otherwise: { readonly [type: string]: string } = { course: 'catalog' }
/** Types that lead nowhere in the portal's tables. */
const elsewhere: readonly string[] = ['url', 'none', 'miniProgram', 'vipPage', 'chat']

/** The entity a jump's type stands for; undefined where the target is no record. */
export const jumpEntity = (type: string): string | undefined =>
  elsewhere.includes(type) ? undefined : (otherwise[type] ?? type)

/** The record a jump leads to. */
export function jumpTarget(
  jump: Jump | null | undefined,
): { readonly entity: string; readonly id: number } | undefined {
  const entity = jump?.type ? jumpEntity(jump.type) : undefined
  return entity && jump?.id ? { entity, id: jump.id } : undefined
}
