/**
 * Pixels of the longer side that text is read in. Small letters are read once they are larger, but a sign of a few
 * pixels holds none; beyond the most it takes longer and finds no more.
 */
const [LEAST, MOST] = [1200, 2000]
/** Of a long one, such as a page taken from a screen, the shorter side counts; services take none that is longer. */
const [ACROSS, LONGEST] = [1000, 8000]
const QUALITY = 92

/**
 * A picture as text is read best in it: upright, on white, not larger than it takes; JPEG.
 *
 * @param {import('sharp').Sharp} picture
 * @returns {Promise<Buffer>}
 */
export async function madeToRead(picture) {
  const { autoOrient } = await picture.clone().metadata()
  const long = Math.max(autoOrient.width, autoOrient.height)
  const side = Math.round(long * scaleOf(long, Math.min(autoOrient.width, autoOrient.height)))
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function scaleOf(long, short) {
  if (long < LEAST) return Math.min(LEAST / long, 3)
  return Math.min(1, Math.max(MOST / long, Math.min(ACROSS / short, LONGEST / long)))
}
