const levels: { readonly [name: string]: number } = { management: 3, admin: 2, caoren: 1 }

/** What an admin is built as unless `BUILD_LEVEL` says otherwise. */
export const usualLevel = 'management'

/** A build's permission level by its name: management 3, admin 2, caoren 1, else 0. It is shown and grants nothing. */
export const levelOf = (name: string): number => levels[name] ?? 0
