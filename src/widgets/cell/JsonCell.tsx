import type { CellProps } from './CellProps.ts'
import { TextLine } from './TextLine.tsx'

/** Something that has parts: what its entries are called where each is called something, else as it is written. */
export function JsonCell({ value }: CellProps) {
  const titles = titlesOf(value)
  if (titles) return <TextLine text={titles} />
  return (
    <code className="cell-line" title={JSON.stringify(value, null, 1)}>
      {JSON.stringify(value)}
    </code>
  )
}

/** `[{ "title": "枕边的散文" }]` is read by its titles. */
function titlesOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const titles = value.map((one: unknown) => (one as { title?: unknown } | null)?.title)
  return titles.every((title) => typeof title === 'string') ? titles.join('、') : undefined
}
