/** What is used of it: it comes with no types of this door. */
declare module 'libheif-js' {
  interface HeifPicture {
    get_width(): number
    get_height(): number
    /** Turned upright, four bytes to a pixel; null where it cannot be drawn. */
    display(into: ImageData, done: (drawn: ImageData | null) => void): void
  }
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifPicture[] }
  }
  export default libheif
}
