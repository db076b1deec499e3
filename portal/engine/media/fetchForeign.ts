import type { Label } from '#declare'
import { type Outbound, OutboundError } from '#portal/outside/outbound/outbound.ts'

/** Why what lies on another site is not brought. */
export class ForeignFault extends Error {
  readonly label: Label

  constructor(label: Label) {
    super(label[1])
    this.name = 'ForeignFault'
    this.label = label
  }
}

/**
 * What lies at an address of another site, `most` bytes at most: over https, from public addresses only, whatever it
 * redirects to. Throws `ForeignFault` with the reason.
 */
export async function fetchForeign(
  outbound: Outbound,
  url: string,
  { most, timeout }: { readonly most: number; readonly timeout?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  // Old articles name their pictures without TLS; the guard takes none but https.
  const answer = await outbound(url.replace(/^http:/i, 'https:'), {
    ...{ most, redirects: 2 },
    ...(timeout !== undefined && { timeout }),
  }).catch((error: unknown) => {
    throw error instanceof OutboundError ? new ForeignFault(error.label) : error
  })
  if (!answer.ok)
    throw new ForeignFault([
      `对方网站没有给出文件（${answer.status}）`,
      `The other site gives no file (${answer.status})`,
    ])
  return new Uint8Array(await answer.arrayBuffer())
}
