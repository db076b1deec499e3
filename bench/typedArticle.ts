const sentence = '腊月里渡口只剩老何一个人，船是租来的，江是自己的。'
const figure =
  '<figure class="image-insert image-full"><img src="/icon.svg" alt="渡口"><figcaption>渡口</figcaption></figure>'
const sound =
  '<audio class="audio-insert" src="/sound.mp3" controls="controls" preload="none" data-name="号子" data-size="3.42 MB" data-time="04:05"></audio>'

/** An article of some 20,000 characters: paragraphs, headings, bold words, links, twenty pictures, sounds, the paid divider. */
export function typedArticle(): string {
  const parts: string[] = []
  for (let at = 0; at < 133; at++) {
    if (at % 10 === 0) parts.push(`<h3>第${at / 10 + 1}渡</h3>`)
    if (at % 7 === 3) parts.push(figure)
    if (at % 40 === 20) parts.push(sound)
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
