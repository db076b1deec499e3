import type { Entity } from '#declare'

/** How a list is sorted as declared, or `by` another of its columns (`-createdAt`), in react-admin's words. */
export function sortOf({ list }: Entity, by = list.sort[0] ?? '-createdAt') {
  return {
    field: by.replace(/^-/, ''),
    order: by.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
  }
}
