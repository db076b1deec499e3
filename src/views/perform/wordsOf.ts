import { PortalError } from '../../client/portalError.ts'

/** The portal's words, with what stands in the way where they do not name it. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof PortalError)) return (error as Error).message
  const others = Object.values(error.fields).filter((message) => message !== error.message)
  const said = [error.message, ...others].join('\n')
  const used = (error.answer.usedBy ?? []).map(({ title }) => title)
  return [said, ...new Set(used.filter((title) => !said.includes(title)))].join('\n')
}
