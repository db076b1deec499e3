declare module 'virtual:menu' {
  export const packed: import('./packed.ts').PackedCatalogue
}
