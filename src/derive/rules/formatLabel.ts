import { type Entity, type Field, type Label, type Row, type Value, wording } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { evaluate } from '../expression.ts'
import { isMoment } from '../moment.ts'
import { fieldAt, type Situation } from '../situation.ts'

/** A template in both languages with its blanks filled: `{label}`, `{value}`, `{limit}`, `{names}`. */
export function formatLabel(
  template: Label,
  blanks: { readonly [blank: string]: Label | string | number | undefined },
): Label {
  const inLanguage = (at: 0 | 1) =>
    template[at].replace(/\{(\w+)\}/g, (whole, name: string, offset: number, around: string) => {
      const blank = blanks[name]
      if (blank === undefined) return whole
      const filled = typeof blank === 'object' ? blank[at] : String(blank)
      return spaced(around[offset - 1], filled, around[offset + whole.length])
    })
  return [inLanguage(0), inLanguage(1)]
}

/** A figure stands apart from Chinese beside it: `不能大于 8`, `最多 4 个字`. */
const spaced = (before = '', filled: string, after = ''): string =>
  `${isChinese(before) && /^[\d¥-]/.test(filled) ? ' ' : ''}${filled}${/\d$/.test(filled) && isChinese(after) ? ' ' : ''}`

const isChinese = (character: string): boolean => /\p{Script=Han}/u.test(character)

/** What one does with what is missing: pictures are uploaded, choices made, the rest is filled in. */
export const fillInBy = (field: Field | undefined): Label =>
  asked[field?.kind ?? ''] ?? ['请填写{label}', 'Fill in {label}']

const upload: Label = ['请上传{label}', 'Upload {label}']
const choose: Label = ['请选择{label}', 'Choose {label}']
const add: Label = ['请添加{label}', 'Add {label}']
const asked: { readonly [kind: string]: Label } = {
  ...{ image: upload, images: upload, audio: upload, video: upload, file: upload },
  ...{ choice: choose, choices: choose, ref: choose, refs: choose, parent: choose, jump: choose },
  ...{ list: add, tags: add },
}

/** Several labels as one: `价格、划线价`, `Price, Original price`. */
export const joinLabels = (labels: readonly Label[]): Label => [
  labels.map(([zh]) => zh).join('、'),
  labels.map(([, en]) => en).join(', '),
]

const standing: { readonly [name: string]: Label } = {
  id: ['编号', 'Id'],
  createdAt: ['创建时间', 'Created'],
  updatedAt: ['更新时间', 'Updated'],
  createdBy: ['创建人', 'Created by'],
  updatedBy: ['更新人', 'Updated by'],
  status: ['状态', 'State'],
  start: ['开始时间', 'start'],
  end: ['结束时间', 'end'],
  type: ['类型', 'type'],
}

/** What a path is called: the label of its field, with the way there where it leads to another record. */
export function labelOf(entity: Entity, path: string, entities?: Situation['entities']): Label {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const field = entity.fields[head]
  if (!field)
    return standing[head] ?? (head === entity.stateField ? standing.status! : [head, head])
  if (rest.length === 0) return field.label
  const within = field.kind === 'list' ? fieldAt(entity, path) : field
  // A list with a field of its entries is that field; what lies beyond it is another record's.
  const beyond = field.kind === 'list' ? rest.slice(1) : rest
  if (!within || beyond.length === 0) return (within ?? field).label
  const other = within.to ? entities?.get(within.to) : undefined
  const inner = other ? labelOf(other, beyond.join('.'), entities) : standing[beyond[0] as string]
  // Of a record that is not known here the way there says enough: no name of a column is shown.
  if (!inner) return within.label
  const [zh, en] = inner
  return [`${within.label[0]}的${zh}`, `${within.label[1]}: ${en}`]
}

/** A value as it reads in the field of this path: `¥12.00`, `付费`. */
export function plainly(entity: Entity, path: string, value: unknown): Label {
  const field = fieldAt(entity, path)
  if (path === entity.stateField)
    return entity.states[String(value)] ?? [String(value), String(value)]
  // An end of a period is a moment, and so may be what another record holds.
  if (isMoment(value) && (!field || ['period', 'ref'].includes(field.kind))) return minuteOf(value)
  if (!field || value === null || value === undefined || typeof value === 'object')
    return [String(value), String(value)]
  const kind = kinds[field.kind]
  return [kind.plain(value, field, 'zh'), kind.plain(value, field, 'en')]
}

/** What an operand is called in a message: a field by its label, a number as the other side writes it. */
export function operandSaid(value: Value, situation: Situation, like: string): Label {
  if (typeof value === 'string') return labelOf(situation.entity, value, situation.entities)
  if (typeof value === 'object' && value !== null) {
    if ('now' in value)
      return value.now === 'today'
        ? ['今天', 'today']
        : value.now === ''
          ? ['当前时间', 'now']
          : plainNow(value, situation)
    if ('length' in value) {
      const [zh, en] = labelOf(situation.entity, value.length, situation.entities)
      return isText(fieldAt(situation.entity, value.length))
        ? [`${zh}的字数`, `the length of ${en}`]
        : [`${zh}的数量`, `the number of ${en}`]
    }
  }
  return plainly(situation.entity, like, evaluate(value, situation))
}

const isText = (field: Field | undefined): boolean =>
  ['text', 'longText', 'richText'].includes(field?.kind ?? '')

const plainNow = (value: Value, situation: Situation): Label =>
  minuteOf(String(evaluate(value, situation)))

function minuteOf(moment: string): Label {
  const minute = moment.slice(0, 16).replace('T', ' ')
  return [minute, minute]
}

/** From when to when a time is. */
export const spanSaid = (value: unknown): Label => [
  kinds.period.plain(value, {} as Field, 'zh'),
  kinds.period.plain(value, {} as Field, 'en'),
]

/** A state by its label. */
export const stateSaid = (entity: Entity, row: Row): Label =>
  plainly(entity, entity.stateField, row[entity.stateField])
export { wording }

/** A refusal with what stands behind it: `干预规则不能选“冒充编辑”：状态须为“启用”`. */
export const withReason = (message: Label, why: readonly Label[]): Label =>
  why.length === 0
    ? message
    : [
        `${message[0]}：${why.map(([zh]) => zh).join('，')}`,
        `${message[1]}: ${why.map(([, en]) => en).join(', ')}`,
      ]
