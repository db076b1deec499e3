const sentence = '腊月里渡口只剩老何一个人，船是租来的，江是自己的。'

/** How long an article is, and what it shows. */
export interface TypedArticle {
  /** Paragraphs of some 150 characters each. */
  readonly paragraphs: number
  readonly pictures: number
  /** Addresses of its picture and its sound. */
  readonly picture: string
  readonly sound: string
}

/** Some 20,000 characters, twenty pictures. */
export const ordinary = { paragraphs: 133, pictures: 19 }
/** Some 50,000 characters, two hundred pictures. */
export const large = { paragraphs: 333, pictures: 200 }

/** An article of paragraphs, headings, bold words, pictures spread over it, sounds, the paid divider. */
export function typedArticle({ paragraphs, pictures, picture, sound }: TypedArticle): string {
  const parts: string[] = []
  const shownBefore = (at: number) => Math.floor((at * pictures) / paragraphs)
  for (let at = 0; at < paragraphs; at++) {
    if (at % 10 === 0) parts.push(`<h3>第${at / 10 + 1}渡</h3>`)
    if (shownBefore(at) < shownBefore(at + 1)) parts.push(pictureInsert(picture))
    if (at % 40 === 20) parts.push(soundInsert(sound))
    if (at === 60) parts.push('<p>$$$$$$</p>')
    const words = sentence.repeat(6)
    parts.push(
      at % 3 === 0
        ? `<p>${words.slice(0, 40)}<strong>${words.slice(40, 60)}</strong>${words.slice(60)}</p>`
        : `<p>${words}</p>`,
    )
  }
  return parts.join('')
}

const pictureInsert = (address: string) =>
  `<figure class="image-insert image-full"><img src="${address}" alt="渡口"><figcaption>渡口</figcaption></figure>`

const soundInsert = (address: string) =>
  `<audio class="audio-insert" src="${address}" controls="controls" preload="none" data-name="号子" data-size="3.42 MB" data-time="04:05"></audio>`
