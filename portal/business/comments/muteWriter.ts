import type { Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import type { Records } from '#portal/engine/context/change.ts'

/** Later than any mute ends: for good. */
export const FOR_GOOD = '2099-12-31T23:59:59+08:00'

/**
 * Mutes a user until a moment (ISO 8601 with +08:00); a longer mute that stands already stays. Throws 40900 for one
 * that is banned or has left.
 */
export async function muteWriter(records: Records, id: number, until: string): Promise<Row> {
  const user = (await records.find('appUser', id)) as Row
  if (user.status === 'normal') return records.move('appUser', id, 'mute', { mutedUntil: until })
  if (user.status !== 'muted')
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [
          `“${user.nickname}”已封禁或注销，无需禁言`,
          `"${user.nickname}" is banned or has left: there is nobody to mute`,
        ],
      },
    ])
  if (String(user.mutedUntil ?? '') >= until) return user
  return records.update('appUser', id, { mutedUntil: until })
}
