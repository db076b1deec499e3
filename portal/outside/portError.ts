import { type Label, type PortFacts, type PortName, ports } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { OutboundError } from './outbound/outbound.ts'

/**
 * `refused`: sent again as it is, it is refused again. `throttled`: later it may pass. `unreachable`: no answer came,
 * so that it may have been done all the same; who must not do it twice asks the service first.
 */
export type PortFailure = 'refused' | 'throttled' | 'unreachable'

/** A service outside did not do what it was asked to; answers a call as it is, and tells a job whether to go on. */
export class PortError extends PortalError {
  readonly port: PortName
  readonly why: PortFailure
  /** Seconds to wait before the next try; only where it was throttled. */
  readonly retryAfter: number

  constructor(
    port: PortName,
    why: PortFailure,
    label: Label,
    options: { readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    const { retryAfter = 60, cause } = options
    super(answers[why].code, answers[why].status, label, (language) =>
      why === 'throttled' ? { retryAfter } : { errors: { _: label[language === 'en' ? 1 : 0] } },
    )
    this.name = 'PortError'
    this.port = port
    this.why = why
    this.retryAfter = retryAfter
    if (cause !== undefined) this.cause = cause
  }
}

const answers = {
  refused: { code: 40001, status: 422 },
  throttled: { code: 42900, status: 429 },
  unreachable: { code: 50000, status: 503 },
} as const satisfies { readonly [why in PortFailure]: object }

/** What a service says, in its own words, or what the portal says of it, in both languages. */
export type Why = string | Label

const both = (why: Why): Label => (typeof why === 'string' ? [why, why] : why)

/** A service by its name, and that what it was to do was not done. */
const undone = (port: PortName): Label => {
  const { label, undone: said = ['未发送', 'not sent'] }: PortFacts = ports[port]
  return [`${label[0]}${said[0]}`, `${label[1]} ${said[1]}`]
}

/** The service said no, or would: sent again as it is, it is refused again. */
export const refusedBy = (port: PortName, why: Why): PortError => {
  const [zh, en] = undone(port)
  const [said, saidEn] = both(why)
  return new PortError(port, 'refused', [`${zh}：${said}`, `${en}: ${saidEn}`])
}

/** The service asks for patience, of so many seconds. */
export const throttledBy = (port: PortName, why: Why, retryAfter = 60): PortError => {
  const [zh, en] = ports[port].label
  const [said, saidEn] = both(why)
  return new PortError(
    port,
    'throttled',
    [
      `${zh}发送过于频繁，请稍后再试：${said}`,
      `${en} is sent too often, try again later: ${saidEn}`,
    ],
    { retryAfter },
  )
}

/** No answer, or one that is none of the protocol. */
export const unreachableAt = (port: PortName, where: string, cause?: unknown): PortError => {
  const [zh, en] = ports[port].label
  return new PortError(
    port,
    'unreachable',
    [
      `${zh}服务 ${where} 没有应答，请稍后再试`,
      `The ${en} service ${where} did not answer: try again later`,
    ],
    { cause },
  )
}

/** What trying again does not mend: an address that may not be called, a redirect. */
const FOR_GOOD = ['address', 'protocol', 'redirect']

/** The failure that a call out of the portal came to, in its words. */
export function portErrorOf(port: PortName, where: string, error: unknown): PortError {
  if (!(error instanceof OutboundError)) return unreachableAt(port, where, error)
  if (FOR_GOOD.includes(error.reason)) return refusedBy(port, error.label)
  const [zh, en] = undone(port)
  const label: Label = [`${zh}：${error.label[0]}`, `${en}: ${error.label[1]}`]
  return new PortError(port, 'unreachable', label, { cause: error })
}
