import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { mastheads, type Scene, scenes, themes, websiteCovers } from '#mocks/samples/covers.ts'
import { otherSizes } from '#mocks/samples/pictureSizes.ts'
import { drawScene } from '#mocks/samples/scene.ts'
import { qrCode } from '#widgets/format/qrCode.ts'
import type { Draw } from './draw.ts'
import { drawGlyphs } from './drawGlyphs.ts'
import { drawMedals } from './drawMedals.ts'
import { drawPartnerPictures } from './drawPartnerPictures.ts'
import { drawSeals } from './drawSeals.ts'
import { findBrowser } from './findBrowser.ts'

/**
 * Draws the pictures of the sample records into `mocks/samples/pictures`: covers, squares, headers, article
 * pictures, portraits and icons, each of the size its field demands. The same every time; run it after changing
 * `covers.ts` or `scene.ts`, with the beginning of a name to draw no others: `drawSamples.ts partner`.
 */
const folder = join(import.meta.dirname, '../mocks/samples/pictures')
mkdirSync(folder, { recursive: true })
const browser: Browser = await chromium.launch({
  executablePath: findBrowser()!,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page: Page = await browser.newPage()

const serif = "'Noto Serif CJK SC', 'Songti SC', serif"
const sans = "'Noto Sans CJK SC', 'PingFang SC', sans-serif"

const draw: Draw = async (name, width, height, body, quality = 68) => {
  if (!name.startsWith(process.argv[2] ?? '')) return
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<body style="margin:0;width:${width}px;height:${height}px;overflow:hidden;position:relative">${body}</body>`,
  )
  writeFileSync(join(folder, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality }))
}
const scene = (
  kind: Scene,
  seed: number,
  width: number,
  height: number,
  ink: string,
  paper: string,
) =>
  `<div style="position:absolute;inset:0">${drawScene(kind, { seed, width, height, ink, paper })}</div>`

for (const [index, { code, title, tagline, ink, paper, scene: kind }] of mastheads.entries()) {
  const size = title.length > 4 ? 104 : 148
  await draw(
    `cover-${code}`,
    750,
    1000,
    `${scene(kind, index + 1, 750, 1000, ink, paper)}
     <div style="position:absolute;left:52px;top:44px;font:900 ${size}px ${serif};color:${ink};letter-spacing:4px">${title}</div>
     <div style="position:absolute;left:58px;top:${size + 92}px;font:28px ${sans};color:${ink}">${tagline}</div>
     <div style="position:absolute;left:58px;bottom:48px;font:600 22px ${sans};color:${paper};letter-spacing:3px">${code}</div>`,
  )
  await draw(
    `square-${code}`,
    300,
    300,
    `${scene(kind, index + 1, 300, 300, ink, paper)}
     <div style="position:absolute;left:22px;top:20px;font:900 ${title.length > 4 ? 44 : 58}px ${serif};color:${ink}">${title}</div>`,
  )
}
for (const [index, { code, title, ink, paper, scene: kind }] of websiteCovers.entries())
  await draw(
    `surface-${code}`,
    300,
    400,
    `${scene(kind, index + 1, 300, 400, ink, paper)}
     <div style="position:absolute;left:20px;top:18px;font:900 ${title.length > 4 ? 42 : 58}px ${serif};color:${ink};letter-spacing:2px">${title}</div>`,
  )
/** The weekly has a cover for every theme, every other title for one of them. */
const numbers = [
  ...themes.map((theme, index) => ({ title: mastheads[0]!, theme, number: index + 1 })),
  ...mastheads
    .slice(1)
    .map((title, index) => ({ title, theme: themes[(index * 5) % themes.length]!, number: 1 })),
]
for (const { title, theme, number } of numbers) {
  const { ink, paper, code } = title
  const [words, kind] = theme
  await draw(
    `issue-${code}-${number}`,
    750,
    1000,
    `${scene(kind, number + 40 + code.charCodeAt(0), 750, 1000, ink, paper)}
     <div style="position:absolute;left:52px;top:40px;font:900 92px ${serif};color:${ink};letter-spacing:2px">${title.title}</div>
     <div style="position:absolute;left:0;right:0;bottom:0;padding:36px 52px 44px;background:${ink};color:${paper}">
       <div style="font:900 ${words.length > 8 ? 54 : 70}px ${serif}">${words}</div>
       <div style="font:24px ${sans};margin-top:14px;opacity:.85">封面故事 · 本期专题</div></div>`,
  )
}
const pairs = mastheads.map(({ ink, paper }) => [ink, paper] as const)
for (let index = 0; index < 30; index++) {
  const [ink, paper] = pairs[(index * 7) % pairs.length]!
  await draw(
    `picture-${index + 1}`,
    690,
    388,
    scene(scenes[index % scenes.length]!, index + 100, 690, 388, ink, paper),
  )
}
for (let index = 0; index < 8; index++) {
  const [ink, paper] = pairs[(index * 5) % pairs.length]!
  await draw(
    `header-${index + 1}`,
    1125,
    633,
    scene(scenes[(index * 3) % scenes.length]!, index + 200, 1125, 633, ink, paper),
  )
  await draw(
    `share-${index + 1}`,
    500,
    400,
    scene(scenes[(index * 3 + 1) % scenes.length]!, index + 300, 500, 400, ink, paper),
  )
  await draw(
    `entry-${index + 1}`,
    690,
    200,
    scene(scenes[(index * 3 + 2) % scenes.length]!, index + 400, 690, 200, ink, paper),
  )
}
for (let index = 0; index < 24; index++) {
  const [ink, paper] = pairs[(index * 11) % pairs.length]!
  await draw(`portrait-${index + 1}`, 300, 300, portrait(index, ink, paper, 300))
}
for (const [index, character] of [...'封社圆好专影书食行乐'].entries()) {
  const [ink, paper] = pairs[(index * 3) % pairs.length]!
  await draw(
    `icon-${index + 1}`,
    120,
    120,
    `<div style="position:absolute;inset:0;background:${paper};display:grid;place-items:center;font:900 64px ${serif};color:${ink}">${character}</div>`,
  )
}
for (let index = 0; index < 12; index++) {
  const [ink, paper] = pairs[(index * 7 + 3) % pairs.length]!
  await draw(`avatar-${index + 1}`, 200, 200, portrait(index + 5, ink, paper, 200), 60)
}
for (const [at, [width, height, count]] of otherSizes.entries())
  for (let index = 0; index < count; index++) {
    const [ink, paper] = pairs[(at * 5 + index * 7) % pairs.length]!
    const kind = scenes[(at + index * 3) % scenes.length]!
    const body = scene(kind, at * 10 + index + 500, width, height, ink, paper)
    await draw(`size-${width}x${height}-${index + 1}`, width, height, body, 45)
  }
await drawGlyphs(draw)
const { size: squares, path } = qrCode('https://www.example.com/app')
await draw(
  'qr-app',
  300,
  300,
  `<svg width="300" height="300" viewBox="0 0 ${squares} ${squares}" shape-rendering="crispEdges" style="display:block;background:#fff"><path d="${path}"/></svg>`,
  90,
)
await drawMedals(draw)
await drawSeals(draw)
await drawPartnerPictures(draw)
await browser.close()

/** A head and shoulders of a few shapes, so that a face is told from a face in a list. */
function portrait(index: number, ink: string, paper: string, size: number): string {
  const skin = ['#f2d3b8', '#e8bf9c', '#f6dfcb', '#d9a980'][index % 4]
  const hair = ['#2b2420', '#4a3527', '#1d2230', '#6d6a66'][(index * 3) % 4]
  const long = index % 3 === 0
  return `<svg width="${size}" height="${size}" viewBox="0 0 300 300"><rect width="300" height="300" fill="${paper}"/>
    <circle cx="${60 + ((index * 37) % 180)}" cy="${50 + ((index * 23) % 90)}" r="120" fill="${ink}" opacity=".1"/>
    ${long ? `<path d="M88 130c0-50 124-50 124 0v110H88z" fill="${hair}"/>` : ''}
    <path d="M50 300c6-66 54-86 100-86s94 20 100 86z" fill="${ink}"/>
    <rect x="130" y="178" width="40" height="50" rx="18" fill="${skin}"/>
    <ellipse cx="150" cy="142" rx="52" ry="60" fill="${skin}"/>
    <path d="M96 ${132 - (index % 3) * 6}c-4-64 112-72 110-2-12-26-30-34-56-34s-42 8-54 36z" fill="${hair}"/>
    ${index % 4 === 1 ? '<g fill="none" stroke="#333" stroke-width="4"><circle cx="130" cy="146" r="15"/><circle cx="170" cy="146" r="15"/><path d="M145 146h10"/></g>' : '<g fill="#333"><circle cx="131" cy="146" r="4"/><circle cx="169" cy="146" r="4"/></g>'}
    <path d="M136 172q14 ${8 + (index % 3) * 3} 28 0" fill="none" stroke="#8a4b3a" stroke-width="4" stroke-linecap="round"/></svg>`
}
