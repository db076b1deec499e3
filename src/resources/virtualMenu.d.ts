/** How Chinese labels are spelled: initials, a space, all of it. */
declare module 'virtual:initials' {
  export const initials: { readonly [label: string]: string }
}

declare module 'virtual:menu' {
  export const packed: import('./packed.ts').PackedCatalogue
}

/** The lines of the help of each entity: what kind of line, in both languages, and how it is spelled. */
declare module 'virtual:help' {
  export const help: readonly (readonly [
    entity: string,
    lines: readonly (readonly ['state' | 'deed' | 'rule', zh: string, en: string, spelled: string])[],
  ])[]
}

/** Desks and workbenches as the search finds them, and how they are spelled. */
declare module 'virtual:desks' {
  export const desks: readonly (import('#derive/deskLines.ts').DeskLine & { readonly spelled: string })[]
}

/** Titles, headings and terms of the handbook's pages written by hand, with the page they stand on, and how they are spelled. */
declare module 'virtual:handbook' {
  export const handbook: readonly (readonly [page: string, zh: string, en: string, of: string, spelled: string])[]
}
