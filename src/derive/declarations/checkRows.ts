import { namedTwice } from '#declare'
import type { Report } from './mistake.ts'

/** A set written in rows gives each name once. */
export function checkRows(set: object, address: string, report: Report): void {
  for (const name of namedTwice(set))
    report(address, `two rows name "${name}"`, 'leave it in the one it belongs to')
}
