interface Station {
  readonly file: string
  readonly does: string
}

/** The stations of a walk that goes one way, written as a flow chart: `A["file<br>what it does"] --> B[…]`. */
export function stationsOf(chart: string): readonly Station[] {
  return [...chart.matchAll(/\["(.*?)"\]/g)].map(([, text = '']) => {
    const [file = '', ...does] = text.split('<br>')
    return { file, does: does.join(' ') }
  })
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')

/** Draws a walk as the list of what it passes: nothing has to be loaded for it, and it is read aloud in order. */
export const drawnWalk = (chart: string): string =>
  `<ol class="walk" v-pre>${stationsOf(chart)
    .map(({ file, does }) => `<li><code>${escaped(file)}</code><span>${escaped(does)}</span></li>`)
    .join('')}</ol>`
