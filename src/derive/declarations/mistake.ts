import type { Label } from '#declare'

/** Something a declaration says that cannot be so: where, what, and what to do. */
export class Mistake {
  /** `course.teacher`, `magazine#publishNeedsColumnAndIssue`, `/contentManagement/magazine`. */
  readonly address: string
  readonly problem: Label
  readonly remedy: Label

  constructor(address: string, problem: Label, remedy: Label) {
    this.address = address
    this.problem = problem
    this.remedy = remedy
  }

  /** Two lines: the address with the Chinese wording, the English one indented below. */
  toString(): string {
    const { address, problem, remedy } = this
    return `${address}：${problem[0]}；${remedy[0]}\n  ${problem[1]}; ${remedy[1]}`
  }
}

/** Takes one mistake down. */
export type Report = (address: string, problem: Label, remedy: Label) => void

/** `did you mean "teacher"?`, or what there is where nothing is near. */
export function didYouMean(name: string, known: Iterable<string>): Label {
  const names = [...known]
  const [near] = names.toSorted((a, b) => distance(name, a) - distance(name, b))
  if (near !== undefined && distance(name, near) <= Math.max(2, name.length / 3))
    return [`是不是“${near}”？`, `did you mean "${near}"?`]
  if (names.length === 0) return ['目前一个也没有', 'there are none']
  const some = names.slice(0, 8)
  const [more, andMore] = names.length > 8 ? [' 等', ' and more'] : ['', '']
  return [`可用的有 ${some.join('、')}${more}`, `there are ${some.join(', ')}${andMore}`]
}

/** How many letters must be put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}
