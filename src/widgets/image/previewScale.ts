/** Pictures up to this height are shown as they are. */
const FULL = 200

/** The parts of its size a picture is shown at: up to 400 px high, and above. */
export type Parts = readonly [to400: number, above: number]
const usual: Parts = [1 / 2, 1 / 3]

/** At which part of its size a picture is shown: whole to 200 px, half to 400, a third above, unless told otherwise. */
export const previewScale = (height: number, [half, third]: Parts = usual): number =>
  height <= FULL ? 1 : height <= 2 * FULL ? half : third
