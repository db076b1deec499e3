import type { Label } from '#declare'
import { BackupError } from '#portal/storage/backup/backupError.ts'

/**
 * A moment as somebody types it, in milliseconds: Beijing time unless it says another zone. Null for `now`, the newest
 * there is. Throws a `BackupError` for what is none.
 */
export function readMoment(text: string): number | null {
  if (text === 'now') return null
  const [, local, zone = '+08:00'] =
    /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
  const at = local ? Date.parse(`${local.replace(' ', 'T')}${zone}`) : Number.NaN
  if (Number.isNaN(at)) throw new BackupError(noMoment(text))
  return at
}

const noMoment = (text: string): Label => [
  `--at ${text}：应为北京时间，例如 2026-11-23T10:00，或 now（最新）`,
  `--at ${text}: give Beijing time, for example 2026-11-23T10:00, or now for the newest`,
]
