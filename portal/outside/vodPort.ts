import type { VodService } from './vod/vod.ts'

/**
 * Where films go. The stand-in is the portal's own `portal/engine/media/embeddedVod.ts`, which needs the portal around it and so
 * is made for each call; a real service is opened as the other ports are.
 */
export type VodPort = { readonly standIn: true } | (VodService & { readonly standIn: false })
