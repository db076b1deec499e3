/**
 * A statement as SQLite should get it. It looks at the value of a bare `limit ?` when it plans, and so plans anew at
 * every run, which takes ten times as long as finding the page; of a sum it knows nothing beforehand.
 */
export const plannedOnce = (sql: string): string => sql.replace(/\b(limit|offset) \?/g, '$1 ?+0')
