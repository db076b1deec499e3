/** Characters of a line, and lines of a title. */
const LINE = 12
const LINES = 3

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)

/** The cover of a film that has no picture of its own: its title on a dark context. An SVG of 750 × 422. */
export function drawCover(title: string): string {
  const characters = [...title.replace(/\p{Cc}/gu, ' ')]
  const lines = Array.from({ length: LINES }, (_, at) =>
    characters.slice(at * LINE, (at + 1) * LINE).join(''),
  ).filter(Boolean)
  if (characters.length > LINE * LINES) lines[LINES - 1] = `${lines[LINES - 1]?.slice(0, -1)}…`
  const first = 250 - (lines.length - 1) * 26
  const drawn = lines.map(
    (line, at) => `<text x="375" y="${first + at * 58}">${escaped(line)}</text>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 422" width="750" height="422">',
    '<rect width="750" height="422" fill="#28323f"/>',
    '<circle cx="375" cy="120" r="44" fill="none" stroke="#fff" stroke-width="4"/>',
    '<path d="M361 96v48l40-24z" fill="#fff"/>',
    '<g fill="#fff" font-size="44" text-anchor="middle" font-family="PingFang SC, Microsoft YaHei, Noto Sans CJK SC, sans-serif">',
    ...drawn,
    '</g></svg>',
  ].join('')
}
