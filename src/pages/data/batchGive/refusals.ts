import { PortalError } from '../../../client/portalError.ts'

/** The batch that had a list first, and how that is told. */
export interface Repeat {
  readonly message: string
  readonly first: number
}
/** The batch that had the list first, where that is why it was refused. */
export function repeatOf(error: unknown): Repeat | null {
  if (!(error instanceof PortalError)) return null
  const { code, batch } = error.answer as { code?: string; batch?: number }
  return code === 'F11' && batch ? { message: error.message, first: batch } : null
}
