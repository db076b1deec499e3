import { isLabel, type SpecialRight } from '#declare'
import { accessOf, type Viewer } from '#derive/access.ts'
import type { Declarations } from '#portal/start/declarations.ts'
import { role } from '#resources/configuration/role.ts'
import { mayOf } from './entityPages.ts'
import { both, code, type Page, page, plain, table } from './markdown.ts'

const operations = [
  ['read', '看'],
  ['create', '增'],
  ['update', '改'],
  ['remove', '删'],
  ['export', '导出'],
] as const

const viewerOf = (name: string, special: readonly SpecialRight[] = []): Viewer => ({
  roles: [name],
  currentRole: name,
  numericRole: null,
  hidden: [],
  routeSet: 'standard',
  projectOverview: false,
  rights: [],
  special,
})

/** Who may do what: the roles that are declared, entity by entity, and what takes more than a role. */
export function rightsPage(declared: Declarations): Page {
  const access = accessOf(declared)
  const special = Object.entries(specialRights())
  const all = special.map(([name]) => name as SpecialRight)
  const viewers = { admin: viewerOf('admin', all), editor: viewerOf('editor') }
  const mayAs = (viewer: Viewer, entity: string) =>
    operations
      .flatMap(([name, zh]) => (access.mayUse(viewer, entity, name) ? [zh] : []))
      .join('') || '–'
  const lines = declared.entities.map((entity) => {
    const names = [
      ...operations.map(([name]) => name),
      ...Object.keys(entity.moves),
      ...Object.keys(entity.actions),
    ]
    const more = [...new Set(names)].flatMap((name) => {
      const who = mayOf(entity, name)
      const label = entity.moves[name]?.label ?? entity.actions[name]?.label
      const called = label ? plain(label[0]) : operations.find(([one]) => one === name)?.[1]
      return who ? [`${called}：${who}`] : []
    })
    return [
      both(entity.label),
      mayAs(viewers.admin, entity.name),
      mayAs(viewers.editor, entity.name),
      more.join('；'),
    ]
  })
  return {
    name: 'rights',
    text: page(
      '# 权限 Rights by role',
      '由声明生成。角色的权限表可以再收窄或放开；单条记录与单个操作上的规定在最后一列。Made from the declarations; the matrix of a role narrows or widens it, and the last column tells what takes more than a role.',
      '## 特殊权限 Special rights',
      table(
        ['权限 Right', ''],
        special.map(([name, label]) => [label, code(name)]),
      ),
      '## 每个实体 Entity by entity',
      table(['实体 Entity', 'admin', 'editor', '另须 Besides'], lines),
    ),
  }
}

const specialRights = (): { readonly [right: string]: string } =>
  Object.fromEntries(
    Object.entries((role.fields.special as { readonly of: object }).of).flatMap(([name, label]) =>
      isLabel(label) ? [[name, both(label)]] : [],
    ),
  )
