import type { Context } from 'hono'
import type { Problem } from '#derive/problem.ts'
import { invalid } from '#portal/core/errors.ts'
import { bodyOf as objectOf } from '../body.ts'

/** Names of text fields a call takes; those with `?` may be left out. */
type Given<N extends string> = {
  [K in N as K extends `${infer P}?` ? P : never]?: string
} & { [K in N as K extends `${string}?` ? never : K]: string }

/**
 * The body of a call that takes texts only. Throws 40001: no JSON object, a field that is missing, unknown or no text;
 * 41300 and 41500 as every body.
 */
export async function bodyOf<const N extends string>(
  c: Context,
  names: readonly N[],
): Promise<Given<N>> {
  const body = await objectOf(c)
  const known = names.map((name) => name.replace(/\?$/, ''))
  const problems: Problem[] = Object.keys(body)
    .filter((name) => !known.includes(name))
    .map((field) => ({ field, message: [`没有字段 ${field}`, `There is no field ${field}`] }))
  const given: Record<string, unknown> = { ...body }
  for (const [index, field] of known.entries()) {
    const value = given[field]
    const mayLack = names[index]?.endsWith('?')
    if (mayLack && (value === undefined || value === null || value === '')) delete given[field]
    else if (value === undefined || value === null || value === '')
      problems.push({ field, message: ['请填写', 'Fill this in'] })
    else if (typeof value !== 'string')
      problems.push({ field, message: ['应为文本', 'This must be text'] })
  }
  if (problems.length > 0) throw invalid(problems)
  return given as Given<N>
}
