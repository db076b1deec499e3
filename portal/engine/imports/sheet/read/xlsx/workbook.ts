import { attribute } from './xml.ts'

/** What a workbook says of itself. */
export interface Workbook {
  /** Path of the first sheet that is shown. */
  readonly sheet: string
  readonly date1904: boolean
}

/** The first sheet a person sees when opening the workbook. Throws where there is none. */
export function workbookOf(workbook: string, relations: string): Workbook {
  const tags = [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag)
  const shown = tags.find((tag) => (attribute(tag, 'state') ?? 'visible') === 'visible') ?? tags[0]
  const id = shown && attribute(shown, 'id')
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => attribute(tag, 'Id') === id)
  const target = relation && attribute(relation, 'Target')
  if (!target) throw new Error('The workbook names no sheet')
  const properties = /<(?:\w+:)?workbookPr\b[^>]*>/.exec(workbook)?.[0] ?? ''
  return {
    sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    date1904: /^(1|true|on)$/.test(attribute(properties, 'date1904') ?? ''),
  }
}
