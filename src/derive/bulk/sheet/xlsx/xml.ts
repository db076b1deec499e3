const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** XML text as it reads: entities, and the `_x000D_` a spreadsheet writes for control characters. */
export function decoded(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
        name
          ? (entities[name] ?? whole)
          : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text
  return plain.includes('_x')
    ? plain.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    : plain
}
const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')

/** The value of an attribute in the text of a tag, or undefined. */
export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decoded(value)
}

const runs = /<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g
const phonetic = /<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g

/** The text of a string item: its runs one after another, without the reading aids above them. */
export function stringOf(item: string): string {
  const bare = item.includes('rPh') ? item.replace(phonetic, '') : item
  let text = ''
  for (const [, run = ''] of bare.matchAll(runs)) text += run
  return decoded(text)
}
