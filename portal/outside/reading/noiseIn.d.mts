import type { Sharp } from 'sharp'

export function noiseIn(picture: Sharp): Promise<'alone' | 'around' | null>
