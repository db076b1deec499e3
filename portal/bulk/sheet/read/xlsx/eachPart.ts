/** Longer than any row or text of an honest file, in characters. */
const longest = 4 * 1024 * 1024

/**
 * Gives whole elements of a stream of XML to `onPart`, many at a time: cuts before the last opening of `element`, which
 * may still be under way, and gives the rest at the end.
 */
export async function eachPart(
  pieces: AsyncIterable<string>,
  element: string,
  onPart: (part: string) => void,
): Promise<void> {
  let rest = ''
  const opening = new RegExp(`<(?:\\w+:)?${element}[\\s/>]`, 'g')
  for await (const piece of pieces) {
    rest += piece
    const cut = lastOpening(rest, opening)
    if (cut > 0) {
      onPart(rest.slice(0, cut))
      rest = rest.slice(cut)
    }
    if (rest.length > longest) throw new Error(`An element ${element} is longer than ${longest}`)
  }
  onPart(rest)
}

function lastOpening(text: string, opening: RegExp): number {
  let last = -1
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) last = found.index
  return last
}
