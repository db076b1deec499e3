/** What a field that names a record says of it; nothing where it is empty. A moment is read as a clock shows it. */
export function titleText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\+08:00$/.exec(value) ?? []
  return day ? `${day} ${time}` : value
}
