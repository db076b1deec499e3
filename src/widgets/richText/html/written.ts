import type { Node } from '@tiptap/pm/model'

/** Blocks that were read together, and the HTML they were read from. */
interface Source {
  readonly blocks: readonly Node[]
  readonly html: string
}

// A block that is changed is another object: what is found here stands as it was read or written.
const sources = new WeakMap<Node, Source>()
const written = new WeakMap<Node, string>()

/** Whether a block stands as it was read. */
export const isRead = (block: Node): boolean => sources.has(block)

/** Notes the HTML some blocks were read from. */
export function remember(blocks: readonly Node[], html: string): void {
  const source = { blocks, html }
  for (const block of blocks) sources.set(block, source)
}

/**
 * The HTML of blocks that follow each other: as it was read where nothing of it has changed, else as `write` gives it,
 * once for each block.
 */
export function htmlOf(blocks: readonly Node[], write: (block: Node) => string): string {
  let html = ''
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as Node
    const source = sources.get(block)
    if (source?.blocks.every((one, index) => blocks[at + index] === one)) {
      html += source.html
      at += source.blocks.length
      continue
    }
    let own = written.get(block)
    if (own === undefined) {
      own = write(block)
      written.set(block, own)
    }
    html += own
    at++
  }
  return html
}
