import type { Field } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { people } from './people.ts'
import { oneOf } from './sampleWorld.ts'
import { titleOn } from './titles.ts'
import { paragraph, subjectNames } from './words.ts'

interface Place {
  readonly seed: number
  readonly index: number
  readonly isTitle: boolean
}

const lines = [
  '慢一点，也没关系',
  '写给每天的日常',
  '读者口碑之选',
  '编辑部推荐',
  '周末一起读',
  '从一件小事说起',
  '限时开放',
  '长期有效',
] as const
const buttons = ['去看看', '立即参加', '马上领取', '了解更多'] as const
const reasons = ['内容重复，已合并', '用户来电要求', '活动结束', '信息待补充'] as const

/** Text for a field by its name; what must fit a pattern comes from the field's kind. */
export function plausibleText(name: string, field: Field, place: Place): string {
  const made = field.pattern === undefined ? textFor(name, field, place) : undefined
  const cut = made && [...made].slice(0, field.max ?? 2000).join('')
  return cut && cut.length >= (field.min ?? 0)
    ? cut
    : (kinds[field.kind].sample(field, place.seed) as string)
}

function textFor(name: string, field: Field, { seed, index, isTitle }: Place): string | undefined {
  const subject = oneOf(subjectNames, seed)
  if (field.kind === 'richText') return `<p>${paragraph(subject, seed)}</p>`
  if (field.unique) return isTitle ? `${titleOn(subject, seed * 7 + index + 240)}` : undefined
  if (field.kind === 'longText') return paragraph(subject, seed)
  const by = byName.find(([pattern]) => pattern.test(name))
  if (by) return by[1](seed + index)
  return isTitle ? titleOn(subject, seed * 7 + index + 240) : oneOf(lines, seed)
}

type Words = (seed: number) => string
const byName: readonly (readonly [RegExp, Words])[] = [
  [
    /nickname|userName|receiver|contact$|consignee|speaker|creator|lecturer|actorName|operator/i,
    (seed) => oneOf(people, seed * 3)[0],
  ],
  [/reason|remark|note$|error/i, (seed) => oneOf(reasons, seed)],
  [/button/i, (seed) => oneOf(buttons, seed)],
  [/region/i, (seed) => oneOf(['北京市 朝阳区', '上海市 徐汇区', '杭州市 西湖区'], seed)],
  [/city/i, (seed) => oneOf(['北京', '上海', '杭州', '成都'], seed)],
  [/address|detail|venue/i, (seed) => `读书路 ${seed + 1} 号`],
  [/^ip$|Ip$/, (seed) => `203.0.113.${1 + (seed % 250)}`],
  [/version/i, (seed) => `8.${seed % 5}.0`],
]
