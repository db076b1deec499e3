/**
 * `node scripts/pictureFacts.ts`: writes size, content hash, width and height of every sample picture into
 * `mocks/samples/pictureFacts.ts`, so that the media library of the samples is made without reading them. Run it after
 * `drawSamples.ts`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { pictureNames } from '../mocks/samples/pictureNames.ts'
import { silence } from '../mocks/samples/silence.ts'

const folder = join(import.meta.dirname, '../mocks/samples')
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const lines = pictureNames.map((name): [hash: string, line: string] => {
  const bytes = readFileSync(join(folder, 'pictures', `${name}.jpg`))
  const { width, height } = imageSize(bytes)
  const hash = hashOf(bytes)
  return [hash, `${name} ${bytes.length} ${hash} ${width} ${height}`]
})
const sound = silence()
lines.push([hashOf(sound), `silence.mp3 ${sound.length} ${hashOf(sound)}`])
// As `makeMedia.ts` makes it.
const film = readFileSync(join(folder, 'media/film.mp4'))
lines.push([hashOf(film), `film.mp4 ${film.length} ${hashOf(film)} 96 64`])

// The same content is one item.
const once = [...new Map(lines).values()]
writeFileSync(
  join(folder, 'pictureFacts.ts'),
  `/**
 * Made by \`node scripts/pictureFacts.ts\`: what the sample pictures and the sample sound are, each content once: name,
 * bytes, SHA-256, width, height.
 */
export const pictureFacts = \`
${once.join('\n')}
\`
`,
)
