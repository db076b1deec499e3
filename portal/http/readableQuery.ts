import type { MiddlewareHandler } from 'hono'
import { invalid } from '#portal/core/errors.ts'

/**
 * Refuses parameters of an address with a character that no text has and no database takes, and those that are given
 * twice: of two values a check might read the one and the call the other. Each by its name.
 */
export const readableQuery: MiddlewareHandler = async (c, next) => {
  const { search } = new URL(c.req.url)
  if (search === '') return next()
  const given = [...new URLSearchParams(search)]
  const names = given.map(([name]) => name)
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  if (twice.size > 0)
    throw invalid(
      [...twice].map((field) => ({
        field,
        message: ['此参数给出了不止一次，请只保留一个', 'Given more than once: keep one'] as const,
      })),
    )
  const strange = given.filter((pair) => pair.join('').includes('\0'))
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
