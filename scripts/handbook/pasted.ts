import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of code of the developers' handbook, as a reader pastes it. */
export interface Pasted {
  /** The page, as `docs/developers/rules.md`. */
  readonly page: string
  /** The file its first line names; undefined where it names none. */
  readonly file?: string
  /** It is part of a file that stands already, its facts in place of those of the same names. */
  readonly isPart: boolean
  readonly code: string
}

/** Every block of TypeScript of the developers' pages, in their order. */
export function pastedBlocks(root: string): readonly Pasted[] {
  return globSync('docs/developers/*.md', { cwd: root })
    .toSorted()
    .flatMap((page) => {
      const blocks = readFileSync(join(root, page), 'utf8').matchAll(/```tsx?\n([\s\S]*?)\n```/g)
      return [...blocks].map(([, code = '']) => {
        const [, file, part] = /^\/\/ (\S+\.tsx?)( …)?\n/.exec(code) ?? []
        return { page, ...(file && { file }), isPart: part !== undefined, code }
      })
    })
}

/** A declaration with a part of the handbook put in, as one is told: imports at the top, facts in place of those called alike. */
export function withPart(declaration: string, part: string): string {
  const [imports, facts] = [/^import .*\n/gm, /^ {2}(\w+): (?:.*[^[{]|[\s\S]*?\n {2}[}\]]),$/gm]
  const brought = part.match(imports)?.join('') ?? ''
  const first = declaration.replace(/^(import [^\n]*\n)/m, `$1${brought}`)
  return [...part.matchAll(facts)].reduce((text, [fact, name]) => {
    const standing = [...text.matchAll(facts)].find(([, other]) => other === name)?.[0]
    return standing === undefined
      ? text.replace(/^ {2}screens: /m, `${fact}\n  screens: `)
      : text.replace(standing, fact)
  }, first)
}
