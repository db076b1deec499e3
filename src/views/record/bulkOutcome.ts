import { createElement, lazy } from 'react'
import { codes, PortalError } from '../../client/portalError.ts'
import type { BulkResult, Meant } from '../../dataProvider/portalProvider.ts'
import type { Question } from '../dialog/useDialog.ts'

const Outcomes = lazy(() => import('./Outcomes.tsx'))

/** How many records a bulk call means. */
export const countOf = (meant: Meant): number => ('ids' in meant ? meant.ids.length : meant.count)

/**
 * Sends what is meant; where the filter has come to mean another number of records, the portal's question is passed on
 * and its number is what is sent next.
 */
export function counting<C>(
  meant: Meant,
  send: (meant: Meant, consent: C) => Promise<BulkResult>,
): (consent: C) => Promise<BulkResult> {
  let now = meant
  return async (consent) => {
    try {
      return await send(now, consent)
    } catch (error) {
      const asked =
        error instanceof PortalError && error.code === codes.asks && error.answer.confirm
      if (asked && asked.count !== undefined && 'filter' in now)
        now = { ...now, count: asked.count }
      throw error
    }
  }
}

export const refusedOf = (result: BulkResult) => result.results?.filter(({ done }) => !done) ?? []

/** Whether an action answered for each of several things, as a bulk call does. */
export const isOutcome = (answer: unknown): answer is BulkResult =>
  Array.isArray((answer as BulkResult | null)?.results)

/** Shows how each record fared; there is nothing to agree to. */
export const outcomeQuestion = (title: string, result: BulkResult): Question => ({
  title,
  shows: createElement(Outcomes, { result }),
  tells: true,
})
