import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const hook =
  /use(?:GetList|GetOne|GetMany|GetManyAggregate|GetManyReference|Query|InfiniteGetList)(?:<[^(]*>)?\(/g

/** What a file takes of each answer it waits for: `{ data, error }`, or the whole of it by a name. */
const takenIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split(hook)
    .slice(0, -1)
    .map((before) => before.slice(before.lastIndexOf('const ') + 6).replace(/\s+/g, ' '))
    .filter((taken) => taken.endsWith('= '))

/** Reads that show nothing of their own, and why it may stay unsaid that they failed. */
const unsaid: { readonly [file: string]: string } = {
  'src/layout/search/useActions.ts': 'the palette says so of its search; pages are offered still',
  'src/pages/pages/epub/useReadingOrder.ts':
    'leads on from chapter to chapter; the tree says so itself',
  'src/views/record/useMovers.ts':
    'what is not known leaves the button open, and the portal judges',
  'src/views/record/useWanting.ts':
    'marks beside records that stand; the home page and a notice tell of the same',
  'src/views/revision/useRevised.ts':
    'chips beside records that stand; the form of each and the home page tell of the same',
  'src/widgets/reference/useRecords.ts': 'a record without a name is shown by its number',
}

const files = globSync('src/{views,pages,layout,widgets}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.') && !(file in unsaid))

test.each(files.flatMap((file) => takenIn(file).map((taken) => ({ file, taken }))))(
  '$file tells a failed read from an empty answer: $taken',
  ({ taken }) => {
    if (taken.startsWith('{')) expect(taken).toMatch(/\berror\b|\bisError\b/)
  },
)
