/** What a JSON column holds: it comes parsed from PostgreSQL and as text from SQLite. */
export const parsedJson = (value: unknown): unknown =>
  typeof value === 'string' ? JSON.parse(value) : value
