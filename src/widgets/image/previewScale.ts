/** Pictures up to this height are shown as they are. */
const FULL = 200

/** At which part of its size a picture is shown: whole to 200 px, half to 400, a third above. */
export const previewScale = (height: number): number =>
  height <= FULL ? 1 : height <= 2 * FULL ? 1 / 2 : 1 / 3
