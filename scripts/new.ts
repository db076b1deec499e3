import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDeclarations } from '#portal/declarations.ts'

/**
 * `npm run new <entity> [folder]`: writes a declaration to fill in. Saved, its screen is there; the file alone is
 * enough, since it brings its screen along.
 */
const [name, folder = 'operations'] = process.argv.slice(2)
if (!name || !/^[a-z][a-zA-Z0-9]*$/.test(name)) {
  fail(
    '给出实体名，小驼峰单数形式，例如 npm run new bookList operations',
    'Give a name in singular camelCase: npm run new bookList operations',
  )
}
const { entities, menuGroups } = await readDeclarations()
if (entities.some((entity) => entity.name === name))
  fail(`实体 ${name} 已存在`, `There is an entity called ${name} already`)
const file = join(import.meta.dirname, '../src/resources', folder, `${name}.ts`)
if (existsSync(file)) fail(`文件已存在：${file}`, `The file exists: ${file}`)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(
  file,
  declaration(
    name!,
    menuGroups.find((group) => group.label[1].toLowerCase() === folder)?.menu ?? '运营管理',
  ),
)
console.log(
  `${file}\n已写好声明，填上字段后重启即可看到界面 · Written; fill in its fields, restart, and the screen is there.`,
)

function declaration(entity: string, menu: string): string {
  const title =
    entity[0]!.toUpperCase() +
    entity.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `import { entity, f, type RecordOf } from '#declare'

/** What it is in the product, who edits it, how often. */
export const ${entity} = entity('${entity}', ['${title}', '${title}'], {
  fields: {
    title: f.text('标题', 'Title', { required: true, max: 40, search: true }),
    remark: f.longText('备注', 'Remark', { max: 200 }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上架', 'Published'] },
  moves: {
    publish: { from: ['draft'], to: 'published' },
    withdraw: { from: ['published'], to: 'draft', confirm: 'yes' },
  },
  list: { columns: ['title', 'status', 'updatedAt'], filters: ['title', 'status'], sort: '-updatedAt' },
  form: [['基本信息', 'Basics', 'title', 'remark']],
  rules: { a: { remove: { in: ['draft'] } } },
  screens: [{ path: '/${entity}', menu: '${menu}', label: ['${title}', '${title}'], kind: 'resource' }],
})
export type ${entity[0]!.toUpperCase() + entity.slice(1)} = RecordOf<typeof ${entity}>
`
}

function fail(zh: string, en: string): never {
  console.error(`${zh}\n${en}`)
  process.exit(1)
}
