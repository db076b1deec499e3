/** `node bench/part.ts weight`: measures one part in this process, prints its table, and tells who started it. */
import { lineOf } from './figure.ts'
import { parts } from './parts.ts'

const name = process.argv[2] ?? ''
const load = parts[name]
if (!load)
  throw new Error(`There is no part "${name}": give one of ${Object.keys(parts).join(', ')}.`)
const part = await load()
const figures = (await part()) ?? []
for (const figure of figures) console.log(lineOf(figure))
process.send?.(figures)
// Browsers and databases may leave a timer behind.
process.disconnect?.()
