import { PortalError } from '../../client/portalError.ts'

/** The portal's words, with what stands in the way. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof PortalError)) return (error as Error).message
  const used = error.answer.usedBy?.map(({ title }) => title) ?? []
  const others = Object.values(error.fields).filter((message) => message !== error.message)
  return [error.message, ...others, ...used].join('\n')
}
