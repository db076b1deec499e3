import { partnerPictures } from '#mocks/samples/partners/partnerPictures.ts'
import { drawScene } from '#mocks/samples/scene.ts'
import type { Draw } from './draw.ts'

const serif = "'Noto Serif CJK SC', 'Songti SC', serif"

/** Draws the pictures of the partner area: words over a scene, or on plain context where there is no room for one. */
export async function drawPartnerPictures(draw: Draw): Promise<void> {
  for (const [index, picture] of partnerPictures.entries()) {
    const { name, width, height, words, line, ink, paper, scene } = picture
    const seed = { seed: index + 900, width, height, ink, paper }
    const context = scene
      ? `<div style="position:absolute;inset:0">${drawScene(scene, seed)}</div>`
      : `<div style="position:absolute;inset:0;background:${ink}"></div>`
    const size = Math.round(
      Math.min(
        height * 0.5,
        (width * (scene ? 0.62 : 0.76)) / words.length,
        height > width ? width * 0.14 : height,
      ),
    )
    const colour = scene ? ink : '#fff'
    const second = line
      ? `<div style="font:500 ${Math.round(size * 0.4)}px ${serif};margin-top:${Math.round(size * 0.2)}px">${line}</div>`
      : ''
    const place = scene
      ? `left:6%;top:${height > width ? 10 : 14}%`
      : 'inset:0;display:grid;place-items:center'
    const text = `<div style="position:absolute;${place};color:${colour};font:900 ${size}px ${serif}"><div>${words}${second}</div></div>`
    await draw(name, width, height, context + text, 60)
  }
}
