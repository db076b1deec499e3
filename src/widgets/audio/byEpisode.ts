import { numberOf } from '../input/numerals.ts'

/** `第十二集`, `第一百零三回`: what is counted does not matter, only that it is. */
const COUNTED = /第([〇零一二两三四五六七八九十百千]+)/g

/** Orders names as episodes follow each other: `第2集` before `第10集`, and `第九集` before `第十二集`. */
export const byEpisode = (one: string, other: string): number =>
  inDigits(one).localeCompare(inDigits(other), 'zh', { numeric: true })

/** The same name with its counted numerals as digits: `第十二集` is `第12集`. */
export const inDigits = (name: string): string =>
  name.replace(COUNTED, (counted, numeral: string) => {
    const number = numberOf(numeral)
    return number === null ? counted : `第${number}`
  })
