/** `node bench/part.ts weight`: measures one part in this process, prints its table, and tells who started it. */
import { lineOf } from './figure.ts'
import { halves, parts } from './parts.ts'

const name = process.argv[2] ?? ''
const all = { ...parts, ...halves }
const load = all[name]
if (!load)
  throw new Error(`There is no part "${name}": give one of ${Object.keys(all).join(', ')}.`)
const part = await load()
const figures = await part()
// What takes minutes tells each figure as it comes.
const isTold = ['million', 'sheets', ...Object.keys(halves)].includes(name)
if (!isTold) for (const figure of figures) console.log(lineOf(figure))
process.send?.(figures)
// Browsers and databases may leave a timer behind.
process.disconnect?.()
