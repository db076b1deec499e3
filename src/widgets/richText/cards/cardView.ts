import type { Label } from '#declare'
import { cardTarget, type PresentCard } from '#derive/richText/cards.ts'
import type { CardInsert } from '#derive/richText/inserts.ts'
import { cardWarning, hearCard } from './presentCards.ts'

/** A card as the editor shows it: by its record as that stands now, and a word where readers do not see it. */
export function cardView(
  { type, id, ...held }: CardInsert,
  say: (label: Label) => string,
): { readonly parts: readonly HTMLElement[]; readonly leave: () => void } {
  const holder = document.createElement('div')
  holder.className = 'rich-card'
  const { label } = cardTarget(type) ?? {}
  const draw = (present: PresentCard | undefined) => {
    const { title = held.title, imgUrl = held.imgUrl } = present ?? {}
    const warning = present && cardWarning(present)
    const name = words('rich-name', label ? say(label) : type, title)
    holder.replaceChildren(
      ...(imgUrl ? [Object.assign(document.createElement('img'), { src: imgUrl, alt: '' })] : []),
      name,
    )
    if (warning) name.append(words('rich-card-warning', say(warning)))
  }
  draw(undefined)
  const leave = id === null ? () => undefined : hearCard({ type, id }, draw)
  return { parts: [holder], leave }
}

function words(className: string, ...all: readonly string[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  for (const word of all) {
    const span = document.createElement('span')
    span.textContent = word
    element.append(span)
  }
  return element
}
