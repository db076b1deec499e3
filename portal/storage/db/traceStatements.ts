import type { LogEvent } from 'kysely'
import { tracing } from '#portal/core/trace.ts'

/** The longest statement that is told, in characters. */
const MOST = 2000

/** Tells each statement to what traces: its text without any value, and how long it took. */
export function traceStatement(event: LogEvent): void {
  const text = withoutValues(event.query.sql)
  const [, verb = 'statement', table] =
    /^\s*(\w+)[\s\S]*?(?:\bfrom|\binto|^\s*update)\s+"?(\w+)"?/i.exec(text) ??
    /^\s*(\w+)/.exec(text) ??
    []
  tracing()?.past(
    `${verb.toLowerCase()}${table ? ` ${table}` : ''}`,
    event.queryDurationMillis,
    { 'db.query.text': text.slice(0, MOST), ...(table && { 'db.collection.name': table }) },
    event.level === 'error' ? event.error : undefined,
  )
}

/** Values are bound, but for what declarations bring along: texts and numbers written out are taken out. */
const withoutValues = (text: string): string =>
  text.replaceAll(/'(?:[^']|'')*'/g, '?').replaceAll(/(?<![\w$"])\d+(?:\.\d+)?(?![\w"])/g, '?')
