import type { Jump } from '#declare'
import { jumpTargets } from '#widgets/kinds.ts'

/** The record a jump leads to; undefined where its target is no record of the portal. */
export function jumpTarget(
  jump: Jump | null | undefined,
): { readonly entity: string; readonly id: number } | undefined {
  const entity = jump?.type ? jumpTargets[jump.type]?.entity : undefined
  return entity && jump?.id ? { entity, id: jump.id } : undefined
}
