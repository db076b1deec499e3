/** How Chinese labels are spelled: initials, a space, all of it. */
declare module 'virtual:initials' {
  export const initials: { readonly [label: string]: string }
}

declare module 'virtual:menu' {
  export const packed: import('./packed.ts').PackedCatalogue
}
