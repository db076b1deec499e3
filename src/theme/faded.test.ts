import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)

/** Rules of a sheet: what they are for, and what they say. */
const rulesOf = (sheet: string): readonly (readonly [selector: string, body: string])[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => [selector.trim().replace(/\s+/g, ' '), body],
  )

/** What may be seen through: pictures and marks, what is not to be pressed now, what is being asked for or dragged. */
const open = [
  /\b(img|i|input)(\.gone)?$|::after$|(:hover|\.follows).*(\.arrow|:checked)$/,
  /-look$|\.trend-today$|\.eye\.above$|\.column-pin$|\.tag button$|\.colour-none$/,
  /:disabled$|\[aria-busy="true"\]( tbody)?$|dragged$|\.lifted$|:has\(\.dialog-beside\) \.queue-bar > \*$/,
  // Words in a colour of the app's or the website's own, as they are drawn there.
  /^\.(site-block p|site-none|look-home header p)$/,
]

test('words are faded by their colour, never by letting the ground through', () => {
  const faded = sheets.flatMap(([path, sheet]) =>
    rulesOf(sheet)
      .filter(([, body]) => /(?:^|[;\s])opacity:\s*0?\.\d/.test(body))
      .flatMap(([selector]) => selector.split(/,(?![^(]*\))/))
      .map((selector) => selector.trim())
      .filter((selector) => !open.some((pattern) => pattern.test(selector)))
      .map((selector) => `${path} ${selector}`),
  )
  expect(faded).toEqual([])
})
