import { namedTwice } from '#declare'
import type { Report } from './mistake.ts'

/** A set written in rows gives each name once. */
export function checkRows(set: object, address: string, report: Report): void {
  for (const name of namedTwice(set))
    report(
      address,
      [`“${name}”出现在两行里`, `two rows name "${name}"`],
      ['请只留在它所属的一行', 'leave it in the one it belongs to'],
    )
}
