import { type Entity, type Fields, isLabel, type Label, words } from '#declare'
import type { Report } from './mistake.ts'

/**
 * What the compiler would have told of the form of a declaration, for whoever did not ask it: labels in both
 * languages, and rules that are rules. False where the rules cannot be looked at further.
 */
export function checkShape(entity: Entity, report: Report): boolean {
  for (const [address, label] of labelsOf(entity))
    if (!isLabel(label)) report(address, ...missing(label))
  return checkRuleShape(entity, report)
}

const missing = (label: unknown): readonly [Label, Label] => {
  const zh = Array.isArray(label) && typeof label[0] === 'string' ? label[0] : ''
  return [
    [`“${zh}”缺少英文标签`, `"${zh}" has no English label`],
    [
      `请中英文都写：'${zh || '中文'}', 'English'`,
      `say it in both languages: '${zh || '中文'}', 'English'`,
    ],
  ]
}

/** Every label a declaration gives, with its address. */
function labelsOf({ name, label, states, moves, actions, form, fields }: Entity) {
  const of = (section: string, all: { readonly [key: string]: { readonly label: unknown } }) =>
    Object.entries(all).map(([key, one]) => [`${name}.${section}.${key}`, one.label] as const)
  return [
    [name, label] as const,
    ...fieldLabels(name, fields),
    ...Object.entries(states).map(([state, said]) => [`${name}.states.${state}`, said] as const),
    ...of('moves', moves),
    ...of('actions', actions),
    ...form.map(([zh, en]) => [`${name}.form`, [zh, en]] as const),
  ]
}

const choosing = (kind: string): boolean => kind === 'choice' || kind === 'choices'

const fieldLabels = (at: string, fields: Fields): (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([name, { label, kind, of }]) => [
    [`${at}.${name}`, label] as const,
    ...(choosing(kind)
      ? Object.entries(of as object).map(([one, said]) => [`${at}.${name}.${one}`, said] as const)
      : []),
    ...(kind === 'list' ? fieldLabels(`${at}.${name}`, of as Fields) : []),
  ])

/** A word where the name of a rule belongs, and whatever else is no literal. */
function checkRuleShape({ name, rules }: Entity, report: Report): boolean {
  const wrong = Object.entries(rules).filter(([, literals]) =>
    literals.some((literal) => typeof literal !== 'object' || literal === null),
  )
  for (const [id] of wrong) {
    const isWord = (words as readonly string[]).includes(id)
    const said = isWord ? `1: { ${id}: … }` : `${id}: { compare: … }`
    report(
      `${name}.rules.${id}`,
      isWord
        ? [
            `“${id}”是规则的用词，不是规则的名字`,
            `"${id}" is a word of the rules, and no rule's name`,
          ]
        : ['这不是一条规则', 'this is no rule'],
      [`请写成 rules: { ${said} }`, `write rules: { ${said} }`],
    )
  }
  return wrong.length === 0
}
