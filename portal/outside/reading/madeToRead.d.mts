import type { Sharp } from 'sharp'

/** What madeToRead.mjs offers to the TypeScript beside it. */
export function madeToRead(picture: Sharp): Promise<Buffer>
