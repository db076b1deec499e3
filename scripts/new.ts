import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { didYouMean } from '#derive/declarations/mistake.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

/**
 * `npm run new <entity> [folder] [Chinese name]`: writes a declaration to fill in. Saved, its screen is there; the file
 * alone is enough, since it brings its screen along.
 */
const [name, folder = 'operations', inChinese] = process.argv.slice(2)
if (!name || !/^[a-z][a-zA-Z0-9]*$/.test(name)) {
  fail(
    '给出实体名（小驼峰单数形式）、src/resources 下的文件夹和中文名，例如 npm run new bookList magazines 荐书单',
    'Give a name in singular camelCase, a folder of src/resources and its name in Chinese: npm run new bookList magazines 荐书单',
  )
}
/** No constant may be called so; the file and its export take `File` at their end, as `exportFile.ts` does. */
const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
)
const { entities, screens } = await readDeclarations()
if (entities.some((entity) => entity.name === name))
  fail(`实体 ${name} 已存在`, `There is an entity called ${name} already`)
const resources = join(import.meta.dirname, '../src/resources')
const folders = readdirSync(resources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
if (!folders.includes(folder))
  fail(
    `src/resources 下没有文件夹 ${folder}，现有：${folders.join(' ')}。新的菜单分组请先建文件夹`,
    `There is no folder ${folder} in src/resources: ${didYouMean(folder, folders)[1]}. For a new menu group make the folder first`,
  )
const constant = reserved.has(name!) ? `${name}File` : name!
const file = join(resources, folder, `${constant}.ts`)
if (existsSync(file)) fail(`文件已存在：${file}`, `The file exists: ${file}`)
writeFileSync(file, declaration(name!, menuOf(join(resources, folder))))
console.log(
  `${relative(process.cwd(), file)}\n已写好声明，请填写字段；npm run dev 运行中时，保存后即可看到界面。npm run explain ${name} 列出由此得出的一切，后续步骤见 docs/developers/index.md\n` +
    `Written: fill in its fields; with npm run dev its screen is there as soon as it is saved. npm run explain ${name} tells what follows from it, docs/developers/index.md what may come next`,
)

/** The menu group that the folder's screens stand in. */
function menuOf(path: string): string {
  const names = readdirSync(path).map((entry) => entry.replace(/\.ts$/, ''))
  const beside = screens.find(({ entity, menu }) => menu && names.includes(entity ?? ''))
  return beside?.menu ?? '运营管理'
}

function declaration(entity: string, menu: string): string {
  const title =
    entity[0]!.toUpperCase() +
    entity.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const zh = inChinese ?? title
  return `import { entity, f, type RecordOf } from '#declare'

/** What it is in the product, who edits it, how often. */
export const ${constant} = entity('${entity}', ['${zh}', '${title}'], {
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
  rules: { deletableWhileDraft: { remove: { in: ['draft'] } } },
  screens: [{ path: '/${entity}', menu: '${menu}', label: ['${zh}', '${title}'], kind: 'resource' }],
})
export type ${entity[0]!.toUpperCase() + entity.slice(1)} = RecordOf<typeof ${constant}>
`
}

function fail(zh: string, en: string): never {
  console.error(`${zh}\n${en}`)
  process.exit(1)
}
