import { Fragment } from 'react'
import type { Talk } from '#wire/talk.ts'
import { partsOf } from './mentions.ts'

/** What was said, with whom it was said to. */
export function Words({ text, mentions }: Pick<Talk, 'text' | 'mentions'>) {
  return (
    <p className="talk-words">
      {partsOf(text, mentions).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
        <Fragment key={at}>
          {typeof part === 'string' ? part : <strong className="talk-at">@{part.name}</strong>}
        </Fragment>
      ))}
    </p>
  )
}
