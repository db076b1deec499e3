import type { Label } from '#declare'
import { cardKey, type PresentCard } from '#derive/richText/cards.ts'
import { isDivider } from '#derive/richText/paidDivider.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { cardWarning } from '#widgets/richText/cards/presentCards.ts'

/** Words an insert is shown with. */
export interface InsertWords {
  /** What stands at the paid divider. */
  readonly paid: string
  readonly watermark: string
  readonly textIcon: string
  /** Of what kind a card is. */
  readonly say: (label: Label) => string
  /** How the records of cards stand, as far as it is known. */
  readonly cards?: ReadonlyMap<string, PresentCard>
}

/** Shows inserts and the paid divider as the app does, in place: players with their names, pictures with their marks. */
export function decorate(root: DocumentFragment, words: InsertWords): void {
  for (const line of root.querySelectorAll('p,hr.paid')) {
    const isMark = line.localName === 'hr' || isDivider(line.textContent ?? '')
    if (!isMark) continue
    const divider = root.ownerDocument.createElement('p')
    divider.className = 'paid-divider'
    divider.textContent = words.paid
    line.replaceWith(divider)
  }
  for (const player of root.querySelectorAll('audio.audio-insert,video.video-insert'))
    namePlayer(player)
  for (const figure of root.querySelectorAll('figure.image-insert')) marked(figure, words)
  for (const figure of root.querySelectorAll('figure.record-card')) {
    const { label } = jumpTargets[figure.getAttribute('data-type') ?? ''] ?? {}
    if (label) figure.append(line(root.ownerDocument, 'small', words.say(label)))
    follow(figure, words)
  }
}

/** A card by its record as that stands now, where that is known. */
function follow(figure: Element, { cards, say }: InsertWords): void {
  const id = Number(figure.getAttribute('data-id'))
  const present = cards?.get(cardKey({ type: figure.getAttribute('data-type') ?? '', id }))
  const { title, imgUrl } = present ?? {}
  const caption = figure.querySelector('figcaption')
  if (caption && title !== undefined) caption.textContent = title
  if (imgUrl !== undefined) figure.querySelector('img')?.remove()
  if (imgUrl) {
    const image = figure.ownerDocument.createElement('img')
    image.setAttribute('src', imgUrl)
    image.setAttribute('alt', '')
    figure.prepend(image)
  }
  const warning = present && cardWarning(present)
  if (warning) figure.append(line(figure.ownerDocument, 'small', say(warning), 'shown-unseen'))
}

/** A player below its name, with how long it plays and what it weighs. */
function namePlayer(player: Element): void {
  const { ownerDocument } = player
  const card = ownerDocument.createElement('div')
  card.className = `shown-player shown-${player.localName} ${player.getAttribute('data-orientation') ?? ''}`
  const name = player.getAttribute('data-name') ?? ''
  const facts = ['data-time', 'data-size'].map((fact) => player.getAttribute(fact)).filter(Boolean)
  card.append(line(ownerDocument, 'strong', name), line(ownerDocument, 'span', facts.join(' · ')))
  player.setAttribute('aria-label', name)
  player.replaceWith(card)
  card.append(player)
}

function marked(figure: Element, { watermark, textIcon }: InsertWords): void {
  const { ownerDocument } = figure
  if (figure.hasAttribute('data-watermark'))
    figure.append(line(ownerDocument, 'i', watermark, 'shown-watermark'))
  const caption = figure.querySelector('figcaption')
  if (!figure.hasAttribute('data-icon') || !caption) return
  caption.prepend(line(ownerDocument, 'b', textIcon, 'shown-icon'))
}

function line(from: Document, tag: string, words: string, className = ''): HTMLElement {
  const element = from.createElement(tag)
  element.textContent = words
  if (className) element.className = className
  return element
}
