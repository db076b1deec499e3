/** Draws HTML as a picture of that size in pixels into the samples, called `<name>.jpg`. */
export type Draw = (
  name: string,
  width: number,
  height: number,
  body: string,
  quality?: number,
) => Promise<void>
