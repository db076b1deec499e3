/** A picture of a moving one: a still in WebP, and how long it stands in milliseconds. */
export interface Still {
  readonly webp: Uint8Array
  readonly stands: number
}

const bytes = (value: number, count: number) =>
  Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 255)
const named = (name: string, content: Uint8Array) => {
  const padding = content.length % 2 === 1 ? [0] : []
  return Buffer.from([...Buffer.from(name), ...bytes(content.length, 4), ...content, ...padding])
}

/**
 * Stills of one size, one after the other and over again, as an animated WebP: each goes in as it was packed, so that
 * nothing is needed but the container (https://developers.google.com/speed/webp/docs/riff_container).
 */
export function reelOf(stills: readonly Still[], width: number, height: number): Uint8Array {
  const size = [...bytes(width - 1, 3), ...bytes(height - 1, 3)]
  const frames = stills.map(({ webp, stands }) => {
    // In its corner, over what stood before, neither blended with it nor taken away.
    const head = [...bytes(0, 6), ...size, ...bytes(stands, 3), 2]
    return named('ANMF', Buffer.concat([Buffer.from(head), pictureIn(Buffer.from(webp))]))
  })
  const moving = named('VP8X', Buffer.from([2, 0, 0, 0, ...size]))
  const forever = named('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]))
  return named('RIFF', Buffer.concat([Buffer.from('WEBP'), moving, forever, ...frames]))
}

/** The chunk of a still that holds its picture; profiles of colour and the like stay behind. */
function pictureIn(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const name = webp.toString('latin1', at, at + 4)
    const end = at + 8 + webp.readUInt32LE(at + 4)
    if (name === 'VP8 ') return webp.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  throw new Error('A still with transparency has no place in a reel: draw it on a canvas without')
}
