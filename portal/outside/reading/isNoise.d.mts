import type { Sharp } from 'sharp'

export function isNoise(picture: Sharp): Promise<boolean>
