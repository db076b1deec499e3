/** Looked at so large, in squares of so many pixels. */
const [SIDE, SQUARE] = [800, 16]
/** A step of less is none, of 256, once the contrast is stretched; so flat a square is plain. */
const [STEP, PLAIN] = [6, 24]
/** So often brightness turns in a row of a square where it is full of specks, and such a share of all squares is so. */
const [TURNS, SHARE] = [1, 0.9]

/**
 * Whether a picture is full of specks everywhere: sand, grass, the grain of a camera. Of drawn and photographed pictures
 * no more than three squares of ten are so, whatever is written on them; of noise all are.
 *
 * @param {import('sharp').Sharp} picture
 * @returns {Promise<boolean>}
 */
export async function isNoise(picture) {
  const { data, info } = await picture
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .normalise({ lower: 0, upper: 100 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let [all, full] = [0, 0]
  for (let top = 0; top + SQUARE <= height; top += SQUARE)
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      all++
      if (isFull(data, top * width + left, width)) full++
    }
  return all > 0 && full / all >= SHARE
}

function isFull(data, corner, width) {
  let [least, most, turns] = [255, 0, 0]
  for (let row = 0; row < SQUARE; row++) {
    let way = 0
    for (let at = corner + row * width + 1; at < corner + row * width + SQUARE; at++) {
      const step = data[at] - data[at - 1]
      least = Math.min(least, data[at])
      most = Math.max(most, data[at])
      if (Math.abs(step) < STEP) continue
      if (way !== 0 && Math.sign(step) !== way) turns++
      way = Math.sign(step)
    }
  }
  return most - least >= PLAIN && turns >= TURNS * SQUARE
}
