declare module 'virtual:menu' {
  export const packed: import('../build/packCatalogue.ts').PackedCatalogue
}
