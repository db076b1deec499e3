/** Named rights beyond create, read, change and delete; granted by a role, all of them to admin. */
export const specialRights = [
  'bulk',
  'compensate',
  'approve',
  'export',
  'personal',
  'refund',
  'destroy',
  'sales',
  'finance',
  'config',
  'restore',
  'audit',
  'cache',
] as const
export type SpecialRight = (typeof specialRights)[number]

/** The roles a declaration may name; others are made by the operators themselves and hold rights only. */
export const roleNames = ['admin', 'editor'] as const
export type RoleName = (typeof roleNames)[number]

/** Who may: a role, a right, the record's creator, anybody but the creator or whoever made a move. */
export type Who =
  | RoleName
  | { readonly right: SpecialRight }
  | { readonly creator: true }
  | { readonly not: 'creator' | 'self' | { readonly mover: string } }
