import { eachPart } from './eachPart.ts'
import { stringOf } from './xml.ts'

const item = /<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g

/** The texts that cells refer to by number. */
export async function sharedStringsOf(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  const strings: string[] = []
  await eachPart(pieces, ['si'], (part) => {
    for (const [, inner = ''] of part.matchAll(item)) strings.push(stringOf(inner))
  })
  return strings
}
