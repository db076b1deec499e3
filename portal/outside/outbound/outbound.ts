import type { Label } from '#declare'

/** A call to somebody else's service. */
export interface OutboundCall {
  /** GET unless told. */
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** How long the whole exchange may take, in milliseconds. */
  readonly timeout?: number
  /** How many bytes of an answer are read. */
  readonly most?: number
  /** How many redirects are followed, each to an address that is looked at like the first; none unless told. */
  readonly redirects?: number
}

/**
 * Calls out of the portal; the only way it does. Gives whatever the other side answers, error statuses included; throws
 * an `OutboundError` when there is no answer or the call is not allowed.
 */
export type Outbound = (url: string, call?: OutboundCall) => Promise<Response>

/** Why a call out came to nothing. `address`, `protocol`, `redirect` do not get better by trying again. */
export type OutboundReason = 'address' | 'protocol' | 'redirect' | 'size' | 'time' | 'network'

/** A call out of the portal that was not made, or had no answer. */
export class OutboundError extends Error {
  readonly reason: OutboundReason
  readonly label: Label

  constructor(reason: OutboundReason, label: Label, cause?: unknown) {
    super(label[1], { cause })
    this.name = 'OutboundError'
    this.reason = reason
    this.label = label
  }
}
