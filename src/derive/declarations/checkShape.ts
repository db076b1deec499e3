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

/** What a rule is called: a word or a few, in one. */
const ruleName = /^[a-z][A-Za-z]{3,59}$/

/** A word or a number where the name of a rule belongs, one number for two rules, and whatever else is no literal. */
function checkRuleShape({ name, rules, sheetNumbers }: Entity, report: Report): boolean {
  const isLiteral = (literal: unknown) => typeof literal === 'object' && literal !== null
  const wrong = Object.keys(rules).filter((rule) => !rules[rule]?.every(isLiteral))
  for (const rule of wrong) {
    const isWord = (words as readonly string[]).includes(rule)
    const said = isWord ? `saysWhatHolds: { ${rule}: … }` : `${rule}: { compare: … }`
    report(
      `${name}.rules.${rule}`,
      isWord
        ? [
            `“${rule}”是规则的用词，不是规则的名字`,
            `"${rule}" is a word of the rules, and no rule's name`,
          ]
        : ['这不是一条规则', 'this is no rule'],
      [`请写成 rules: { ${said} }`, `write rules: { ${said} }`],
    )
  }
  for (const rule of Object.keys(rules).filter(
    (one) => !wrong.includes(one) && !ruleName.test(one),
  ))
    report(
      `${name}.rules.${rule}`,
      [`“${rule}”没有说明这条规则规定什么`, `"${rule}" does not say what the rule holds`],
      [
        '请取一个说明规定的名字，例如 frozenOnceDrawn',
        'call it by what holds, such as frozenOnceDrawn',
      ],
    )
  const numbers = Object.entries(sheetNumbers)
  for (const [rule, sheet] of numbers.filter(
    ([, one], at) => numbers.findIndex(([, other]) => other === one) < at,
  ))
    report(
      `${name}.rules.${rule}`,
      [`编号 ${sheet} 已属于另一条规则`, `number ${sheet} belongs to another rule already`],
      ['请写成该规则自己的编号', 'give it the number of its own'],
    )
  return wrong.length === 0
}
