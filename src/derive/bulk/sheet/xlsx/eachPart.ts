/** Longer than any row or text of an honest file, in characters. */
const longest = 4 * 1024 * 1024
/** Longer than the start of any opening tag that two pieces may share. */
const overlap = 64

/**
 * Gives whole elements of a stream of XML to `onPart`, many at a time: cuts before the last opening of one of
 * `elements`, which may still be under way, and gives the rest at the end. Looks at every character once.
 */
export async function eachPart(
  pieces: AsyncIterable<string>,
  elements: readonly string[],
  onPart: (part: string) => void,
): Promise<void> {
  let kept: string[] = []
  let length = 0
  let end = ''
  for await (const piece of pieces) {
    const seen = end + piece
    const cut = Math.max(...elements.map((element) => lastOpening(seen, element)))
    if (cut >= 0) {
      const whole = kept.join('') + piece
      const at = whole.length - seen.length + cut
      onPart(whole.slice(0, at))
      kept = [whole.slice(at)]
      length = kept[0]!.length
    } else {
      kept.push(piece)
      length += piece.length
    }
    if (length > longest) throw new Error(`A ${elements[0]} is longer than ${longest} characters`)
    end = cut >= 0 ? kept[0]!.slice(-overlap) : seen.slice(-overlap)
  }
  onPart(kept.join(''))
}

/** Where the last `<row …` or `<x:row …` begins, or -1. */
function lastOpening(text: string, element: string): number {
  for (let at = text.lastIndexOf(element); at > 0; at = text.lastIndexOf(element, at - 1)) {
    const opened = text.lastIndexOf('<', at)
    const prefix = text.slice(opened + 1, at)
    const after = text.charCodeAt(at + element.length)
    const ends = after <= 32 || after === 47 || after === 62
    if (opened >= 0 && ends && (prefix === '' || /^\w+:$/.test(prefix))) return opened
  }
  return -1
}
