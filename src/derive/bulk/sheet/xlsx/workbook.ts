import { attribute } from './xml.ts'

/** What a workbook says of itself. */
export interface Workbook {
  /** The sheets that are shown, but for those that only explain ours. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[]
  readonly date1904: boolean
}

/** Sheets of our own beside the list. */
const explaining: readonly string[] = ['填写说明', '汇总']

/** The sheets a person sees when opening the workbook. Throws where there is none. */
export function workbookOf(workbook: string, relations: string): Workbook {
  const tags = [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag)
  const isShown = (tag: string) => (attribute(tag, 'state') ?? 'visible') === 'visible'
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  const sheets = tags.filter(isShown).flatMap((tag) => {
    const target = targets.get(attribute(tag, 'id'))
    return target ? [{ name: attribute(tag, 'name') ?? '', path: pathOf(target) }] : []
  })
  const [first = firstOf(tags, targets), ...others] = sheets
  if (!first) throw new Error('The workbook names no sheet')
  const properties = /<(?:\w+:)?workbookPr\b[^>]*>/.exec(workbook)?.[0] ?? ''
  return {
    sheets: [first, ...others.filter(({ name }) => !explaining.includes(name))],
    date1904: /^(1|true|on)$/.test(attribute(properties, 'date1904') ?? ''),
  }
}

const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** Where none is shown, the first there is. */
function firstOf(
  [tag]: readonly string[],
  targets: ReadonlyMap<string | undefined, string | undefined>,
) {
  const target = tag && targets.get(attribute(tag, 'id'))
  return target ? { name: '', path: pathOf(target) } : undefined
}
