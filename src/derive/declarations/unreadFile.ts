import { f } from '#declare'
import { didYouMean, Mistake } from './mistake.ts'

/** A file of declarations that throws where it is read: which, what the line says, and what it could have meant. */
export function unreadFile(file: string, error: unknown): Mistake {
  const message = error instanceof Error ? error.message : String(error)
  const [, kind] = /\bf\.(\w+) is not a function/.exec(message) ?? []
  if (kind)
    return new Mistake(
      file,
      [`没有字段类型“f.${kind}”`, `there is no kind of field "f.${kind}"`],
      didYouMean(kind, Object.keys(f)),
    )
  const told = message.split('\n')[0] ?? ''
  return new Mistake(
    file,
    [`读取时出错：${told}`, `throws when it is read: ${told}`],
    ['请用 npx tsc --noEmit 找出所在的一行', 'npx tsc --noEmit names the line'],
  )
}
