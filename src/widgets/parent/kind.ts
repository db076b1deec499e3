import type { Kind } from '#declare'
import { ref } from '../ref/kind.ts'

/** The record above this one in a tree; a root has none. That no record stands below itself is the portal's to check. */
export const parent: Kind<number> = { ...ref, name: 'parent' }
