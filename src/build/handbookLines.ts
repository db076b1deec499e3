import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line of the handbook that the search finds: where it stands, what it says, what its page is called. */
export type HandbookLine = readonly [page: string, zh: string, en: string, of: string]

/** Written by hand, for people who do something; what is made from the declarations is what a screen's help says. */
const folders = ['editors', 'operators', 'administrators', 'developers']

/** Titles, headings and what is set in bold of the pages written by hand; none where the handbook is not at hand. */
export function handbookLines(docs: string): readonly HandbookLine[] {
  if (!existsSync(docs)) return []
  return folders.flatMap((folder) =>
    globSync(`${folder}/*.md`, { cwd: docs })
      .toSorted()
      .flatMap((file) => linesOf(file.slice(0, -3), readFileSync(join(docs, file), 'utf8'))),
  )
}

function linesOf(page: string, text: string): HandbookLine[] {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? page
  const of = halves(title)[0]
  const prose = text.replace(/```[\s\S]*?```/g, '')
  const headings = [...prose.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) => halves(heading))
  const terms = [...prose.matchAll(/\*\*([^*\n]{2,24})\*\*/g)].map(([, term = '']) => {
    const said = term.replace(/[“”`：:]/g, '').trim()
    return [said, said] as const
  })
  const lines = new Map([...headings, ...terms].map((line) => [line[0], line]))
  return [...lines.values()].map(([zh, en]) => [page, zh, en, of])
}

/** `更正已发布的 · Correct what is published`, Chinese first. */
function halves(heading: string): readonly [zh: string, en: string] {
  const [zh = heading, en = zh] = heading.replaceAll('`', '').split(' · ')
  return [zh, en]
}
