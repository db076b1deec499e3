/**
 * Reads the text in pictures by Tesseract, in a process of its own that `tesseractReading.ts` begins and ends: what it
 * takes is given back with it, what it prints reaches no log, and a picture that breaks it breaks nothing else. Not in
 * TypeScript, for the reason `node.mjs` tells.
 */
import sharp from 'sharp'
import { createWorker, PSM } from 'tesseract.js'
import { madeToRead } from './madeToRead.mjs'
import { noiseIn } from './noiseIn.mjs'
import { linesOf, merged } from './words.mjs'

/**
 * How a picture is looked at, one way after the other: as what its pixels say, how many of them the longer side has, and
 * how text is looked for in it. Letters are known best at some thirty pixels, and the type of a cover has ten times
 * that, so it is found in a small picture; light type on a coloured ground in one of its colours, type on a photograph
 * by how it differs from what is around it. Text in no order is looked for, since a poster has no columns.
 */
const ways = [
  { as: grey, side: 1100, mode: PSM.SPARSE_TEXT },
  { as: apart, side: 400, mode: PSM.SPARSE_TEXT },
  { as: blue, side: 700, mode: PSM.SPARSE_TEXT },
  { as: apart, side: 700, mode: PSM.SPARSE_TEXT },
  { as: red, side: 1100, mode: PSM.SPARSE_TEXT },
  { as: blue, side: 400, mode: PSM.AUTO },
]
/** Ways of the rest, where the first ones found little, or letters that are hardly legible at their size. */
const further = [
  { as: grey, side: 1800, mode: PSM.SPARSE_TEXT },
  { as: apart, side: 1500, mode: PSM.SPARSE_TEXT },
]
/** So few letters are little; so few are specks taken for letters. */
const [LITTLE, SPECK] = [8, 2]
/** Letters of so few pixels are hardly legible, at the size of the first way. */
const SMALL = 24
/**
 * So many things that look like letters, and none that is one, are sand, grass or noise: only type that is large shows in
 * it, and is looked for in a picture of so many pixels.
 */
const [SPECKS, SMALLEST] = [10, 400]
/**
 * Seconds of the processor for a picture, so that a busy machine reads as much: while hardly a letter was found in it,
 * since it is texture then, and in all. A way that takes longer is broken off.
 */
const [VAIN, ENOUGH] = [3, 8]
/** How often is looked how much a way has taken, in milliseconds. */
const LOOK = 100
/** Longer pictures are read in pieces: so many times as long as they are wide, that much of each twice. */
const [LONGEST, TWICE] = [1.6, 0.12]

sharp.cache(false)
sharp.concurrency(1)

/** How what came as somebody sent it is opened: as for drawing. */
const original = { limitInputPixels: 50_000_000, failOn: 'error', sequentialRead: true }

let worker
const begun = () =>
  createWorker(process.argv[2], undefined, {
    langPath: process.argv[3],
    gzip: true,
    cacheMethod: 'none',
    // Else it throws where nobody catches.
    errorHandler: () => undefined,
  })

/** The lines of a picture; `tell` hears what was found so far, since the next way may be one too many. */
async function read(picture, tell) {
  const began = worked()
  const { width, height } = await sharp(picture).metadata()
  const whole = { width, height }
  let found = []
  const noise = await noiseIn(plainOf(picture))
  if (noise === 'alone') return []
  let isSpeckled = noise !== null
  const isOver = () => worked() - began > (lettersIn(found) > SPECK ? ENOUGH : VAIN)
  const look = async (way) => {
    for (const piece of piecesOf(whole)) {
      if (isOver()) return
      const words = await wordsIn(picture, piece, way, isOver)
      found = merged(found, words)
      isSpeckled ||= found.length === 0 && words.length >= SPECKS
    }
    tell(linesOf(found))
  }
  for (const way of ways) if (!isSpeckled || way.side <= SMALLEST) await look(way)
  if (!isSpeckled && isLittle(found, whole)) for (const way of further) await look(way)
  return linesOf(found)
}

const lettersIn = (found) => found.reduce((sum, { text }) => sum + text.length, 0)

const isLittle = (found, { width, height }) => {
  if (lettersIn(found) < LITTLE) return true
  const heights = found.map(({ top, bottom }) => bottom - top).sort((one, other) => one - other)
  const scale = ways[0].side / Math.max(width, height)
  return scale < 1 && (heights[heights.length >> 1] ?? 0) * scale < SMALL
}

function piecesOf({ width, height }) {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const length = Math.min(long, Math.round(short * LONGEST))
  const step = Math.round(length * (1 - TWICE))
  const count = long <= length ? 1 : Math.ceil((long - length) / step) + 1
  return Array.from({ length: count }, (_, at) => {
    const from = Math.min(at * step, long - length)
    return width > height
      ? { left: from, top: 0, width: length, height }
      : { left: 0, top: from, width, height: length }
  })
}

/** What is certain enough of the words in a piece, where they stand in the whole picture. */
async function wordsIn(picture, piece, { as, side, mode }, isOver) {
  const colours = plainOf(picture).extract(piece)
  const plain = await as(colours, Math.min(side, 2 * longer(piece)))
  const { data, info } = await plain
    .normalise({ lower: 0, upper: 100 })
    .png()
    .toBuffer({ resolveWithObject: true })
  worker ??= await begun()
  await worker.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: '300' })
  const page = await recognised(data, isOver)
  const [across, down] = [piece.width / info.width, piece.height / info.height]
  // The height of a line is known better than that of a word in it, which may be a stroke.
  return (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap((line) =>
      line.words.map(({ text, confidence, bbox }) => ({
        ...{ text: text.trim(), confidence },
        ...{ left: piece.left + bbox.x0 * across, right: piece.left + bbox.x1 * across },
        ...{ top: piece.top + line.bbox.y0 * down, bottom: piece.top + line.bbox.y1 * down },
      })),
    )
}

/** What is in a picture; nothing where it takes too long, since whoever recognises cannot be stopped otherwise. */
async function recognised(data, isOver) {
  let looking
  const overdue = new Promise((resolve) => {
    looking = setInterval(() => isOver() && resolve(undefined), LOOK)
  })
  const page = worker.recognize(data, {}, { blocks: true }).then((found) => found.data)
  try {
    const found = await Promise.race([page, overdue])
    if (found) return found
    // What it says then is heard by nobody.
    page.catch(() => undefined)
    await worker.terminate()
    worker = undefined
    return { blocks: [] }
  } finally {
    clearInterval(looking)
  }
}

/** Seconds of the processor this process has worked, all its threads. */
function worked() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const plainOf = (picture) => sharp(picture).toColourspace('srgb').removeAlpha()
const longer = ({ width, height }) => Math.max(width, height)

const fitted = (piece, side) => piece.resize(side, side, { fit: 'inside' })
async function grey(piece, side) {
  return fitted(piece, side).greyscale()
}
async function red(piece, side) {
  return fitted(piece, side).extractChannel(0)
}
async function blue(piece, side) {
  return fitted(piece, side).extractChannel(2)
}
/** Dark where a pixel differs from what is around it, in whichever colour: light type and dark type alike. */
async function apart(piece, side) {
  const { data, info } = await fitted(piece, side).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const around = await sharp(data, { raw: info })
    .blur(Math.max(2, side / 20))
    .raw()
    .toBuffer()
  const away = (at) => Math.abs(data[at] - around[at])
  const differs = Buffer.alloc(width * height)
  for (let at = 0, from = 0; at < differs.length; at++, from += channels)
    differs[at] = 255 - Math.max(away(from), away(from + 1), away(from + 2))
  return sharp(differs, { raw: { width, height, channels: 1 } })
}

// One picture at a time: whoever asks waits for the answer.
process.on('message', async ({ picture }) => {
  const tell = (told) => process.connected && process.send(told, () => {})
  try {
    const isPath = typeof picture === 'string'
    const plain = isPath ? await madeToRead(sharp(picture, original)) : picture
    const lines = await read(plain, (soFar) => tell({ soFar }))
    tell({ lines, memory: process.memoryUsage.rss() })
  } catch (error) {
    tell({ fault: String(error?.message ?? error) })
  }
})
// Nobody is left to read for.
process.on('disconnect', () => process.exit(0))
process.send('ready')
