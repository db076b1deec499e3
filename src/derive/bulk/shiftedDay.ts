import { shift } from '../moment.ts'

/** Days counted from the day something is given on: `today+30d`. */
const counted = /^today\+(\d{1,4})d$/

/** So many days a cell counts from today on; undefined where it does not. */
export const daysFromToday = (cell: string): number | undefined => {
  const days = counted.exec(cell)?.[1]
  return days === undefined ? undefined : Number(days)
}

/** The cell that counts so many days. */
export const afterDays = (days: number): string => `today+${days}d`

/** The day a cell means; any other cell as it stands. */
export function shiftedDay(cell: string, today: string): string {
  const days = daysFromToday(cell)
  return days === undefined ? cell : shift(today, `+${days}d`)
}
