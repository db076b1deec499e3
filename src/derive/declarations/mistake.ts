/** Something a declaration says that cannot be so: where, what, and what to do. Prints as one line. */
export class Mistake {
  /** `course.teacher`, `magazine#3`, `/contentManagement/magazine`. */
  readonly address: string
  readonly problem: string
  readonly remedy: string

  constructor(address: string, problem: string, remedy: string) {
    this.address = address
    this.problem = problem
    this.remedy = remedy
  }

  toString(): string {
    return `${this.address}: ${this.problem}; ${this.remedy}`
  }
}

/** Takes one mistake down. */
export type Report = (address: string, problem: string, remedy: string) => void

/** `did you mean "teacher"?`, or what there is where nothing is near. */
export function meant(name: string, known: Iterable<string>): string {
  const names = [...known]
  const [near] = names.toSorted((a, b) => distance(name, a) - distance(name, b))
  if (near !== undefined && distance(name, near) <= Math.max(2, name.length / 3))
    return `did you mean "${near}"?`
  const some = names.slice(0, 8).join(', ')
  return names.length > 0
    ? `there are ${some}${names.length > 8 ? ' and more' : ''}`
    : 'there are none'
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
