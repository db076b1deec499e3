import type { Kind } from '#declare'
import { addKind } from './kinds.ts'

/** Kinds of one's own, found in their folders; read before any declaration. Under Node whoever reads declarations finds them. */
const files = import.meta.glob<Kind>('./*/own.kind.ts', { eager: true, import: 'kind' })
for (const kind of Object.values(files)) addKind(kind)
