import { type Field, type Jump, type Kind, type Label, wording } from '#declare'
import { idProblems } from '../kind/amountProblems.ts'
import { jsonColumn } from '../kind/column.ts'
import { isBegun, isMissing } from '../kind/isBlank.ts'
import { jumpTargets } from '../kind/jumpTargets.ts'
import { quoteValue } from '../kind/quoteValue.ts'
import { urlProblems } from '../kind/urlProblems.ts'

const NEEDS: { readonly [need: string]: Label } = {
  id: ['一条记录', 'a record'],
  url: ['一个网址', 'an address'],
  path: ['一个路径', 'a path'],
}

/** The types of target a field allows. */
export const typesOf = (field: Field): readonly string[] => field.types ?? Object.keys(jumpTargets)

/** An in-app link: a type of target, and the record, path or address that type needs. */
export const jump: Kind<Jump> = {
  name: 'jump',
  is: {},
  ...jsonColumn(),
  isEmpty: (value) =>
    isMissing(value) ||
    (isBegun<Jump>(value, ['type', ...Object.keys(NEEDS)]) && isMissing(value.type)),
  check: jumpProblems,
  plain: (value, _field, language) => {
    const label = jumpTargets[value.type]?.label
    const where = value.url ?? (value.id === undefined ? '' : `#${value.id}`)
    return `${label ? wording(label, language) : value.type} ${where}`.trim()
  },
  filters: [],
  sortable: false,
  sample: (field, seed) => {
    const types = typesOf(field)
    return sampleOf(types[Math.abs(seed) % types.length] ?? 'none', seed)
  },
  broken: () => [
    'magazine',
    { type: 'nowhere' },
    { type: 'toString', id: 3 },
    { type: 'magazine' },
    { type: 'magazine', id: '3' },
    { type: 'magazine', id: 3, url: 'https://www.example.com' },
    { type: 'url', url: 'javascript:alert(1)' },
    { type: 'url', id: 3 },
    { type: 'miniProgram' },
    { type: 'magazine', id: 3, title: '杂志' },
  ],
}

function jumpProblems(value: unknown, field: Field): readonly Label[] {
  const type = (value as Jump).type
  const target =
    typesOf(field).includes(type) && Object.hasOwn(jumpTargets, type)
      ? jumpTargets[type]
      : undefined
  if (!target)
    return [
      [
        `${quoteValue(type ?? value)} 不是可跳转的类型`,
        `${quoteValue(type ?? value)} is no type of target here`,
      ],
    ]
  const given = Object.entries(value as object).filter(
    ([key, part]) => key !== 'type' && !isMissing(part),
  )
  const wanted = target.needs === 'id' ? 'id' : target.needs && 'url'
  const extra = given.find(([key]) => key !== wanted)
  const zh = target.label[0]
  const en = target.label[1]
  if (extra) return [[`跳转到${zh}不需要 ${extra[0]}`, `A link to ${en} takes no ${extra[0]}`]]
  if (!target.needs) return []
  if (given.length === 0) {
    const need = NEEDS[target.needs] as Label
    return [[`跳转到${zh}还需要${need[0]}`, `A link to ${en} needs ${need[1]}`]]
  }
  return checks[target.needs](given[0]?.[1])
}

const checks = {
  id: idProblems,
  url: urlProblems,
  path: (value: unknown): readonly Label[] =>
    typeof value === 'string' && /^\/?[\w-][\w./?&=%#-]{0,500}$/.test(value)
      ? []
      : [
          [
            `${quoteValue(value)} 不是小程序路径，应写作 pages/index`,
            `${quoteValue(value)} is no path in the mini-program; write pages/index`,
          ],
        ],
}

function sampleOf(type: string, seed: number): Jump {
  const needs = jumpTargets[type]?.needs
  if (needs === 'id') return { type, id: 1 + Math.abs(seed) }
  if (!needs) return { type }
  return {
    type,
    url: needs === 'url' ? `https://www.example.com/p/${seed}` : `pages/index?id=${seed}`,
  }
}
