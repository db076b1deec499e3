import type { Wanted } from '#derive/media/askedSizes.ts'
import type { Focus } from '#derive/media/cropAround.ts'

/** A picture drawn anew, `webp`. */
export interface DrawnPicture {
  readonly name: Wanted['name']
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}
/** What was made of an original, and how it looks. */
export interface Drawn {
  /** The colour there is most of, `#rrggbb`. */
  readonly colour: string
  /** Sixteen hexadecimal digits, alike for pictures that look alike, whatever their size and encoding. */
  readonly look: string
  readonly pictures: readonly DrawnPicture[]
}

/** Draws pictures at other sizes; where there is none, originals are shown alone. */
export interface PictureTool {
  /** Throws where the bytes are no picture it can read. */
  draw(original: Uint8Array, wanted: readonly Wanted[], focus: Focus): Promise<Drawn>
  /** As text is read best in it: upright, on white, not larger than it takes; JPEG. Throws as `draw` does. */
  forReading(original: Uint8Array): Promise<Uint8Array<ArrayBuffer>>
}

declare module '../context/portalContext.ts' {
  interface PortalContext {
    /** Left out where pictures are shown at the size they came in. */
    readonly pictures?: PictureTool
  }
}
