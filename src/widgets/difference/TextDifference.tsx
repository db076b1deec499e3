import { useMemo } from 'react'
import { type BlockChange, blockDifference } from '#derive/text/blockDifference.ts'
import type { Piece } from '#derive/textDifference.ts'
import { useSay } from '#src/i18n/useSay.ts'
import './textDifference.css'

interface Props {
  readonly before: string
  readonly after: string
  /** What stood before, or what came, instead of both in one. */
  readonly side?: 'before' | 'after'
}

/** What became of a text: paragraphs that stayed are folded, in others what is gone and what is new is marked. */
export function TextDifference({ before, after, side }: Props) {
  const groups = useMemo(() => grouped(blockDifference(before, after)), [before, after])
  const left = side === 'before' ? 'new' : side === 'after' ? 'gone' : undefined
  return (
    <div className="text-difference">
      {groups.map((group, at) => {
        const key = `${at}`
        return group[0]?.is === 'same' ? (
          <Same key={key} blocks={group} />
        ) : (
          group
            .filter(({ is }) => is !== left)
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
            .map((one, place) => <Block key={place} block={one} without={left} />)
        )
      })}
    </div>
  )
}

/** Paragraphs that stayed side by side together. */
function grouped(blocks: readonly BlockChange[]): readonly (readonly BlockChange[])[] {
  const groups: BlockChange[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && (last[0]?.is === 'same') === (block.is === 'same')) last.push(block)
    else groups.push([block])
  }
  return groups
}

function Same({ blocks }: { readonly blocks: readonly BlockChange[] }) {
  const say = useSay()
  return (
    <details>
      <summary>
        {say(['{count} 段未变', '{count:paragraph|paragraphs} as before'], {
          count: blocks.length,
        })}
      </summary>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
        <Block key={at} block={block} without={undefined} />
      ))}
    </details>
  )
}

const marks = { same: 'span', gone: 'del', new: 'ins' } as const

function Block({
  block,
  without,
}: {
  readonly block: BlockChange
  readonly without: Piece['is'] | undefined
}) {
  const say = useSay()
  return (
    <p className={`marked-text ${block.is}`}>
      {block.pieces
        .filter(({ is, text }) => is !== without && text !== '')
        .map(({ is, text }, at) => {
          const Mark = marks[is]
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
          return <Mark key={at}>{text}</Mark>
        })}
      {block.pictures
        .filter(({ is }) => is !== without)
        .map(({ is, src }) => (
          <img key={`${is} ${src}`} className={is} src={src} alt={say(alts[is])} loading="lazy" />
        ))}
      {block.isOnlyMarkup && <em>{say(['（只改了格式）', ' (only its format)'])}</em>}
    </p>
  )
}

const alts = {
  same: ['图片', 'Picture'],
  gone: ['删去的图片', 'Picture that is gone'],
  new: ['新增的图片', 'New picture'],
} as const
