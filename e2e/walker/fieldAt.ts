import type { Entity, Field, Fields } from '#declare'

/** The field an input of a form stands for: `items.2.goods` is the field `goods` of the list `items`. */
export function fieldAt(entity: Entity, source: string): Field | undefined {
  const [name = '', , inner] = source.split('.')
  const field = entity.fields[name]
  return inner && field?.kind === 'list' ? (field.of as Fields)[inner] : field
}

/** Whether a rule speaks of both inputs: what is offered at one may follow from the other. */
export function follows({ rules }: Entity, picker: string, other: string): boolean {
  if (picker === other) return true
  const [one, two] = [picker, other].map((source) => `"${source.split('.').at(-1)}`)
  return Object.values(rules)
    .flat()
    .map((literal) => JSON.stringify(literal))
    .some((words) => words.includes(one as string) && words.includes(two as string))
}
