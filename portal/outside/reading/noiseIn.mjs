/** Looked at so large, in squares of so many pixels. */
const [SIDE, SQUARE] = [800, 16]
/**
 * A step of less is none, of 256, once the contrast is stretched; so flat a square is plain. Of soft sand the lightest and
 * the darkest grain lie some forty apart, at times fifty: the smallest step there is becomes six, or just five.
 */
const [STEP, PLAIN] = [5, 24]
/** So often brightness turns in a row of a square where it is full of specks, and such a share of all squares is so. */
const [TURNS, SHARE] = [1, 0.9]

/**
 * A page of small letters turns as often, but is mostly as light as its paper, or as dark: of noise less than such a share
 * lies at the ends of the range, and next to none where nothing stands in it. So near the ends, of 256.
 */
const [PAPER, TYPE, END] = [0.3, 0.02, 48]

/**
 * Whether a picture is full of specks everywhere: sand, grass, the grain of a camera. `alone` where nothing else is in it,
 * `around` where large type may stand in it, null where it is none. Of drawn and photographed pictures no more than three
 * squares of ten are so, whatever is written on them; of noise all are.
 *
 * @param {import('sharp').Sharp} picture
 * @returns {Promise<'alone' | 'around' | null>}
 */
export async function noiseIn(picture) {
  const grey = picture.greyscale().normalise({ lower: 0, upper: 100 })
  const small = { fit: 'inside', withoutEnlargement: true }
  const { data, info } = await grey
    .clone()
    .resize(SIDE, SIDE, small)
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (fullShare(data, info) < SHARE) return null
  // Small letters run into a grey where they are drawn smaller, so it is asked of the picture as it is.
  const ends = endShare(await grey.raw().toBuffer())
  return ends > PAPER ? null : ends > TYPE ? 'around' : 'alone'
}

function fullShare(data, { width, height }) {
  let [all, full] = [0, 0]
  for (let top = 0; top + SQUARE <= height; top += SQUARE)
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      all++
      if (isFull(data, top * width + left, width)) full++
    }
  return all > 0 ? full / all : 0
}

function endShare(data) {
  let ends = 0
  for (const level of data) if (level < END || level >= 256 - END) ends++
  return ends / data.length
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
