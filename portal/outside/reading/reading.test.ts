import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { pictureTool } from '#portal/start/pictureTool.ts'
import { guardedFetch } from '../outbound/guardedFetch.ts'
import { type AliyunReadingOptions, aliyunReading } from './aliyunReading.ts'
import { noiseIn } from './noiseIn.mjs'
import { coverToRead, readingContract } from './reading.contract.ts'
import { asWritten } from './reading.ts'
import { standInReading } from './standInReading.ts'
import { tesseractReading } from './tesseractReading.ts'
import { fakeAliyunReading, KEY } from './testing/fakeAliyunReading.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function real(more: Partial<AliyunReadingOptions> = {}) {
  const fake = await fakeAliyunReading(['看云', '封面 故事', '2026 年第 3 期', '——'])
  open.push(fake)
  const { endpoint } = fake
  const outbound = guardedFetch({ allow: [new URL(endpoint).host] })
  const port = aliyunReading({ ...KEY, endpoint, clock: () => new Date(), outbound, ...more })
  return { fake, port }
}
const library = tesseractReading()

readingContract('the stand-in', async () => standInReading)
readingContract('the library that comes along', async () => library)
readingContract(
  'Alibaba Cloud, as a server that checks its signatures',
  async () => (await real()).port,
)

test('the library reads Chinese, and nothing where nothing is written', async () => {
  const text = await library.read(await coverToRead())
  expect(text).toContain('封面故事')
  const portrait = join(import.meta.dirname, '../../../mocks/samples/pictures/avatar-2.jpg')
  const plain = await pictureTool.forReading(await readFile(portrait))
  expect(await library.read(plain)).toBe('')
})

/** Drawn for this, with type of 40 to 300 pixels in several founts; what is written on them, line by line. */
const written: readonly [picture: string, least: number, lines: string][] = [
  ['cover', 0.8, '三联看云 县城里的 年轻人 封面故事 2026年第31期'],
  ['coverOverPicture', 0.8, '人物周刊 县城里的年轻人 一座城市的四季与它的居民'],
  ['card', 0.8, '深度报道 一碗面里的人情 点击阅读全文'],
  ['header', 0.8, '二十四节气的味道 周末特辑'],
  ['chat', 0.8, '稿子今天能交吗 还差两段采访 图片我先传上去了 好的辛苦'],
]
test.each(written)(
  'large type on a coloured ground is read: %s',
  async (picture, least, lines) => {
    const file = join(import.meta.dirname, 'testing/pictures', `${picture}.webp`)
    const text = await library.read(await pictureTool.forReading(await readFile(file)))
    const left = [...text.replace(/\s/g, '')]
    const wanted = [...lines.replaceAll(' ', '')]
    const found = wanted.filter((letter) => {
      const at = left.indexOf(letter)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    expect(found.length / wanted.length, text).toBeGreaterThanOrEqual(least)
    // What nobody wrote is found by nobody's search, yet it would be shown.
    expect(left.length, text).toBeLessThanOrEqual(3)
  },
  60_000,
)

test('noise, sand and grass are told from what is written on, whatever it stands on', async () => {
  const grain = (sigma: number) =>
    sharp({
      create: {
        ...{ width: 1600, height: 1200, channels: 3, background: '#808080' },
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
  const sand = sharp(
    await sharp(await grain(60).png().toBuffer())
      .blur(4)
      .png()
      .toBuffer(),
  )
  for (const noise of [grain(24), grain(40), sand]) expect(await noiseIn(noise)).toBe('alone')
  const title = {
    input: Buffer.alloc(600 * 160 * 3, 255),
    raw: { width: 600, height: 160, channels: 3 as const },
  }
  const titled = sharp(await grain(24).png().toBuffer()).composite([
    { ...title, left: 80, top: 80 },
  ])
  expect(await noiseIn(sharp(await titled.png().toBuffer()))).toBe('around')
  for (const [picture] of written) {
    const file = join(import.meta.dirname, 'testing/pictures', `${picture}.webp`)
    expect(await noiseIn(sharp(file)), picture).toBe(null)
  }
  // A page of small letters from edge to edge: strokes on paper.
  const [width, height] = [1200, 1600]
  const strokes = Buffer.alloc(width * height, 255)
  for (let at = 0; at < strokes.length; at++)
    if ((at % width) % 5 === 0 && Math.floor(at / width) % 14 < 11) strokes[at] = 20
  expect(await noiseIn(sharp(strokes, { raw: { width, height, channels: 1 } }))).toBe(null)
})

test('a page that is much longer than wide is read to its end', async () => {
  const chat = await readFile(join(import.meta.dirname, 'testing/pictures/chat.webp'))
  const { width = 0, height = 0 } = await sharp(chat).metadata()
  const several = [0, 1, 2, 3].map((at) => ({ input: chat, left: 0, top: at * height }))
  const size = { width, height: height * several.length, channels: 3 as const }
  const long = await sharp({ create: { ...size, background: '#ededed' } })
    .composite(several)
    .jpeg()
    .toBuffer()
  const lines = (await library.read(await pictureTool.forReading(long))).split('\n')
  expect(lines.filter((line) => line.includes('图片我先传上去了'))).toHaveLength(4)
}, 60_000)

test('what reads lies in a process of its own, which prints nothing here and is gone once it rests', async () => {
  const said = vi.spyOn(process.stderr, 'write')
  const printed = vi.spyOn(console, 'log')
  await library.read(await coverToRead())
  const children = () => readdirSync('/proc').filter((pid) => isReader(pid))
  if (process.platform === 'linux') expect(children()).not.toEqual([])
  await library.rest?.()
  expect(said).not.toHaveBeenCalled()
  expect(printed).not.toHaveBeenCalled()
  if (process.platform === 'linux') expect(children()).toEqual([])
})

/** Whether it is a process that reads for this one. */
function isReader(pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader')
  } catch {
    return false
  }
}

test('a picture as it came is read as well, and one that is none is refused', async () => {
  const cover = await readFile(join(import.meta.dirname, 'testing/pictures/card.webp'))
  expect(await library.readOriginal?.(new Uint8Array(cover))).toContain('深度报道')
  const noPicture = library.readOriginal?.(new Uint8Array(40).fill(7))
  await expect(noPicture).rejects.toMatchObject({ why: 'refused' })
})

test('two pictures at once are read one after the other', async () => {
  const cover = await coverToRead()
  const [one, other] = await Promise.all([library.read(cover), library.read(cover)])
  expect(one).toBe(other)
})

test('one that takes too long is given up', async () => {
  const hasty = tesseractReading(50)
  await expect(hasty.read(await coverToRead())).rejects.toMatchObject({ why: 'refused' })
  await hasty.rest?.()
})

test('photographs are no letters: one of nothing but noise takes seconds, not minutes', async () => {
  const size = { width: 2000, height: 1500, channels: 3 as const, background: '#808080' }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 }
  const grain = await sharp({ create: { ...size, noise } })
    .jpeg()
    .toBuffer()
  const quick = tesseractReading(20_000)
  expect(await quick.read(await pictureTool.forReading(grain))).toBe('')
  await quick.rest?.()
  expect(await quick.read(await coverToRead())).toContain('封面故事')
  await quick.rest?.()
}, 60_000)

test('the library goes on after a picture that is broken', async () => {
  const cover = await coverToRead()
  await expect(library.read(cover.slice(0, 200))).rejects.toMatchObject({ why: 'refused' })
  expect(await library.read(cover)).toContain('封面故事')
})

test('the picture is sent whole, and each block of words is a line', async () => {
  const { fake, port } = await real()
  const cover = await coverToRead()
  expect(await port.read(cover)).toBe('看云\n封面故事\n2026年第3期')
  expect(fake.received[0]?.equals(Buffer.from(cover))).toBe(true)
})

test('text is given as people write it', () => {
  expect(asWritten('秋天 的 第 一 本 杂志\n。-\n Read more at  night ，全 年 52 期')).toBe(
    '秋天的第一本杂志\nRead more at  night，全年52期',
  )
})

test.each([
  ['too many at once', { Code: 'Throttling.User', Message: 'too fast' }, 'throttled'],
  ['a picture it does not take', { Code: 'unmatchedImageType', Message: 'type' }, 'refused'],
  ['an answer that is none', { RequestId: 'one' }, 'unreachable'],
  ['data that is none', { Data: '<html>' }, 'unreachable'],
])('tells %s', async (_, play, why) => {
  const { port, fake } = await real()
  fake.play(play)
  await expect(port.read(await coverToRead())).rejects.toMatchObject({ port: 'reading', why })
})

test('a wrong key is refused in the words of the provider, without the secret', async () => {
  const { port } = await real({ accessKeySecret: 'guessed' })
  const failure = (await port.read(await coverToRead()).catch((error) => error)) as Error
  expect(failure).toMatchObject({ why: 'refused' })
  expect(failure.message).toContain('SignatureDoesNotMatch')
  expect(JSON.stringify(failure)).not.toContain('guessed')
})
