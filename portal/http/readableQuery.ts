import type { MiddlewareHandler } from 'hono'
import { invalid } from '#portal/core/errors.ts'

/** Refuses parameters of an address with a character that no text has and no database takes, each by its name. */
export const readableQuery: MiddlewareHandler = async (c, next) => {
  if (!c.req.url.includes('%00')) return next()
  const strange = [...new URL(c.req.url).searchParams].filter((pair) =>
    pair.join('').includes('\0'),
  )
  if (strange.length === 0) return next()
  throw invalid(
    strange.map(([name]) => ({
      field: name.replaceAll('\0', '') || '_',
      message: [
        '含有无法识别的字符，请删除后重试',
        'Holds characters that no text has; remove them and try again',
      ] as const,
    })),
  )
}
