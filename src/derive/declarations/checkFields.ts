import type { Entity, Field, Fields } from '#declare'
import { jumpTargets } from '#widgets/kinds.ts'
import { checkExpression } from './checkExpression.ts'
import { checkRows } from './checkRows.ts'
import type { ByName } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** References, link types, defaults, and what counts and computed fields are worked out from. */
export function checkFields(entity: Entity, byName: ByName, report: Report): void {
  if (entity.title !== 'id' && !(entity.title in entity.fields))
    report(
      `${entity.name}.title`,
      [`没有字段“${entity.title}”`, `there is no field "${entity.title}"`],
      didYouMean(entity.title, Object.keys(entity.fields)),
    )
  each(entity.fields, entity.name, (field, address, beside) => {
    checkFills(field, address, beside, report)
    checkChapters(field, address, beside, report)
    checkTranscript(field, address, beside, report)
    checkReference(field, address, byName, report)
    if (typeof field.of === 'object' && field.of) checkRows(field.of, address, report)
    checkJump(field, address, report)
    checkDefault(field, address, report)
    if (typeof field.from === 'object' || typeof field.from === 'string')
      checkExpression(field.from, entity, address, byName, report)
    checkShows(field, entity, address, report)
    if (field.kind === 'count' && field.of)
      checkExpression(field.of, entity, address, byName, report)
  })
}

function each(
  fields: Fields,
  at: string,
  visit: (field: Field, address: string, beside: Fields) => void,
): void {
  for (const [name, field] of Object.entries(fields)) {
    visit(field, `${at}.${name}`, fields)
    if (field.kind === 'list') each(field.of as Fields, `${at}.${name}`, visit)
  }
}

function checkReference(
  { to, onDelete, required, where }: Field,
  address: string,
  byName: ByName,
  report: Report,
): void {
  if (to !== undefined && !byName.has(to))
    report(
      address,
      [`引用的实体“${to}”不存在`, `refers to "${to}", which is no entity`],
      didYouMean(to, byName.keys()),
    )
  const rule = `{ refer: '${address.split('.').slice(1).join('.')}', where: { … } }`
  if (where)
    report(
      address,
      ['写了只有弹窗字段才能写的 `where`', 'says `where`, which only a dialog does'],
      [`请改写成规则：${rule}`, `write a rule: ${rule}`],
    )
  if (onDelete === 'setNull' && required)
    report(
      address,
      [
        '是必填字段，但引用的记录删除时会被清空（setNull）',
        'is required and yet emptied when its target goes (setNull)',
      ],
      ["请写 onDelete: 'restrict'，或不设为必填", "say onDelete: 'restrict', or do not require it"],
    )
}

/** What an upload fills stands beside it: the length in a duration, size and name in a text. */
function checkFills({ fills = {} }: Field, address: string, beside: Fields, report: Report): void {
  for (const [fact, name] of Object.entries(fills)) {
    const kind = fact === 'duration' ? 'duration' : 'text'
    if (beside[name]?.kind !== kind)
      report(
        `${address}.fills.${fact}`,
        [`旁边没有 ${kind} 类型的字段“${name}”`, `there is no ${kind} "${name}" beside it`],
        didYouMean(name, Object.keys(beside)),
      )
  }
}

/** Chapters of a sound stand in a list beside it, each with a place in seconds and a name. */
function checkChapters({ chapters }: Field, address: string, beside: Fields, report: Report): void {
  if (!chapters) return
  const [list, at, title] = chapters
  const wrong = (named: string, kind: string, among: Fields) => {
    if (among[named]?.kind !== kind)
      report(
        `${address}.chapters`,
        [`没有 ${kind} 类型的字段“${named}”`, `there is no ${kind} "${named}"`],
        didYouMean(named, Object.keys(among)),
      )
  }
  wrong(list, 'list', beside)
  const entry = beside[list]
  if (entry?.kind !== 'list') return
  wrong(at, 'duration', entry.of as Fields)
  wrong(title, 'text', entry.of as Fields)
}

/** A transcript goes into a text beside its sound or film. */
function checkTranscript(
  { transcript }: Field,
  address: string,
  beside: Fields,
  report: Report,
): void {
  const into = transcript?.into
  if (into === undefined || ['richText', 'longText'].includes(beside[into]?.kind ?? '')) return
  report(
    `${address}.transcript.into`,
    [`旁边没有可放文字稿的字段“${into}”`, `there is no text "${into}" beside it`],
    didYouMean(into, Object.keys(beside)),
  )
}

function checkShows({ shows }: Field, { fields }: Entity, address: string, report: Report): void {
  if (!shows) return
  if (!fields[shows.at]?.stored)
    report(
      address,
      [
        `按“${shows.at}”统计展示次数，但它不是存储对象的地址`,
        `counts what shows the object at "${shows.at}", which is no address of one`,
      ],
      ['请写一个带 `stored` 的 url 字段', 'name a url field that says `stored`'],
    )
  if (shows.since && fields[shows.since]?.kind !== 'dateTime')
    report(
      address,
      [
        `以“${shows.since}”为展示起点，但它不是时刻`,
        `tells "${shows.since}" since when, which is no moment`,
      ],
      ['请写一个 dateTime 字段', 'name a dateTime field'],
    )
}

function checkJump({ kind, types }: Field, address: string, report: Report): void {
  if (kind !== 'jump') return
  for (const type of types ?? [])
    if (!Object.hasOwn(jumpTargets, type))
      report(
        address,
        [`没有跳转类型“${type}”`, `links to "${type}", which is no type of target`],
        didYouMean(type, Object.keys(jumpTargets)),
      )
}

function checkDefault({ kind, of, default: value }: Field, address: string, report: Report): void {
  if ((kind !== 'choice' && kind !== 'choices') || value === undefined) return
  for (const choice of [value].flat() as string[])
    if (!(choice in (of as object)))
      report(
        address,
        [`默认值“${choice}”不是它的选项`, `its default "${choice}" is no choice`],
        didYouMean(choice, Object.keys(of as object)),
      )
}
