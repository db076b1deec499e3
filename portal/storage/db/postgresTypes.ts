import pg from 'pg'

type Parse = (text: string) => unknown

/** Types by their number in PostgreSQL's own catalogue (pg_type.oid). */
const parsers: Record<number, Parse> = {
  20: wholeNumber, // int8: count(*), sum(int4), bigint
  1700: decimalNumber, // numeric: sum(int8), avg, money
  1082: (text) => text, // date, as 2024-05-01
  1083: (text) => text, // time
  1114: isoTime, // timestamp
  1184: isoTime, // timestamptz
}

/** pg's own parsers, but numbers as numbers and times as text; see {@link postgresDialect}. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** A number while it is exact; beyond 2^53 the text, so that no digit is lost. */
function wholeNumber(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

/** Fifteen digits survive the way through a number and back. */
function decimalNumber(text: string): number | string {
  const digits = text.replace(/^-?0*|\D/g, '')
  return digits.length <= 15 ? Number(text) : text
}

/** `2024-05-01 08:00:00.5+00` as `2024-05-01T08:00:00.500Z`; connections are in UTC. */
function isoTime(text: string): string {
  const zoned = /[+-]\d\d(:?\d\d)?$/.test(text) ? text.replace(/([+-]\d\d)$/, '$1:00') : `${text}Z`
  const time = new Date(zoned.replace(' ', 'T'))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
