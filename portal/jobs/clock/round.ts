import type { PortalContext } from '#portal/engine/context/portalContext.ts'

/** What is looked after every few seconds, by one portal at a time; harmless when it is begun again after a crash. */
export type Round = (context: PortalContext) => Promise<unknown>

declare module '../../engine/context/parts.ts' {
  interface Parts {
    readonly rounds: { readonly [name: string]: Round }
  }
}
