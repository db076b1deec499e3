import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOfJourneys, closeContexts } from './support/browser.ts'
import { ask, goHome, openDesk, sessionOf } from './support/desk.ts'
import { startPortal } from './support/portal.ts'

const checkout = fileURLToPath(new URL('..', import.meta.url))
const parts = ['src', 'portal', 'mocks', 'scripts', 'public', 'index.html', 'package.json']
const configs = ['tsconfig.json', 'vite.config.ts']
let root: string
let browser: Browser

/** A copy of the checkout that a developer may change, with what is installed beside it. */
beforeAll(async () => {
  browser = await browserOfJourneys()
  root = await mkdtemp(join(tmpdir(), 'masthead-developer-'))
  for (const part of [...parts, ...configs])
    await cp(join(checkout, part), join(root, part), { recursive: true })
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'))
})

afterAll(async () => {
  if (browser) await closeContexts(browser)
  await rm(root, { recursive: true, force: true })
})

test('a new declaration is written, and after a restart its screen is there', async () => {
  const told = await run('scripts/new.ts', 'bookList', 'magazines')
  expect(told.stdout).toContain('bookList.ts')
  const file = join(root, 'src/resources/magazines/bookList.ts')
  const written = await readFile(file, 'utf8')
  await writeFile(file, written.replaceAll("'Book list', 'Book list'", "'荐书单', 'Book list'"))
  await run('scripts/build.ts')
  const portal = await startPortal({ root, seed: 'none' })
  try {
    const { page, errors } = await openDesk(browser, portal)
    await goHome(page)
    await page.getByRole('searchbox', { name: '搜索功能' }).fill('荐书单')
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '荐书单' })
      .click()
    await page.getByRole('heading', { name: '荐书单', level: 1 }).waitFor()
    await page.getByRole('link', { name: '新增' }).first().click()
    await page.getByRole('heading', { name: '新增荐书单' }).waitFor()
    await page.getByRole('textbox', { name: '标题' }).fill('冬天读的书')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('已保存').waitFor()
    await page.getByRole('button', { name: '上架' }).click()
    await page.getByText('已上架').first().waitFor()
    expect(errors).toEqual([])
  } finally {
    await portal.stop()
  }
})

test('ten mistakes in declarations are told at once when the portal starts, each with a remedy in both languages', async () => {
  const file = join(root, 'src/resources/magazines/bookList.ts')
  await writeFile(file, mistaken)
  const failure = await startPortal({ root, seed: 'none' }).then(
    async (portal) => {
      await portal.stop()
      return 'It started all the same'
    },
    (error: Error) => error.message,
  )
  for (const [zh, en] of told) {
    expect(failure).toContain(zh)
    expect(failure).toContain(en)
  }
  await rm(file)
})

test('while the dev server runs, a declaration answers as soon as it is new, replaced or relies on a new word', async () => {
  const portal = await startPortal({
    ...{ root, seed: 'none', program: 'scripts/dev.ts', patience: 240_000 },
  })
  const answers = (path: string) =>
    expect
      .poll(
        async () => {
          const session = await sessionOf(portal).catch(() => undefined)
          if (!session) return undefined
          return (await ask(portal, 'GET', path, undefined, session).catch(() => undefined))?.code
        },
        { timeout: 90_000, interval: 500 },
      )
      .toBe(20000)
  try {
    await run('scripts/new.ts', 'readList', 'magazines')
    await answers('readList')
    const file = join(root, 'src/resources/magazines/readList.ts')
    const written = await readFile(file, 'utf8')
    const otherPath = written.replace(
      /(entity\('readList', \[.*\], \{)/,
      "$1\n  path: 'readLists',",
    )
    expect(otherPath).not.toBe(written)
    await writeFile(`${file}.new`, otherPath)
    await rename(`${file}.new`, file)
    await answers('readLists')
    const index = join(root, 'src/declare/index.ts')
    await writeFile(index, `${await readFile(index, 'utf8')}\nexport const theirs = 'theirs'\n`)
    const relying = otherPath.replace("'#declare'", "'#declare'\nimport { theirs } from '#declare'")
    await writeFile(file, relying.replace("'readLists'", 'theirs'))
    await answers('theirs')
    const [admin] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(portal.log())) ?? []
    const menu = () => fetch(`${admin}/@id/__x00__virtual:menu`).catch(() => undefined)
    await expect.poll(async () => (await menu())?.status, { timeout: 90_000 }).toBe(200)
    await expect.poll(async () => (await menu())?.text()).toContain('theirs')
  } finally {
    await portal.stop()
  }
})

test('the catalogue is printed as JSON', async () => {
  const { stdout } = await run('scripts/catalogue.ts')
  const { entities, screens, menus } = JSON.parse(stdout)
  expect(entities.magazine).toMatchObject({ path: 'magazine', label: ['杂志', 'Magazine'] })
  expect(entities.magazine.rules).toHaveProperty('magazine#3')
  expect(Object.keys(entities).length).toBeGreaterThan(200)
  expect(screens.length).toBeGreaterThan(300)
  expect(menus[0]).toMatchObject({ menu: '首页', label: ['首页', 'Home'] })
})

const run = (script: string, ...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(root, script), ...words], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })

/** What the start says of {@link mistaken}. */
const told = [
  [
    'bookList.editor：引用的实体“autor”不存在；是不是“author”？',
    'refers to "autor", which is no entity; did you mean "author"?',
  ],
  [
    'bookList.reader：是必填字段，但引用的记录删除时会被清空',
    'is required and yet emptied when its target goes',
  ],
  [
    'bookList.target：没有跳转类型“magazin”；是不是“magazine”？',
    'links to "magazin", which is no type of target; did you mean "magazine"?',
  ],
  ['bookList.bookCount：写到的实体“book”不存在', 'names "book", which is no entity'],
  [
    'bookList.fixed /bookList：“esy”不是 level 的选项；是不是“easy”？',
    '"esy" is no choice of level; did you mean "easy"?',
  ],
  ['bookList.states.closed：没有任何流转到达这个状态', 'nothing leads to this state'],
  [
    'bookList#readerHasName：写了“reader.nmae”，但其中的“nmae”不存在；是不是“name”？',
    'names "reader.nmae", but there is no "nmae"; did you mean "name"?',
  ],
  [
    'bookList#readerGoesAlong：author 没有流转“hid”；是不是“hide”？',
    'author has no move "hid"; did you mean "hide"?',
  ],
  [
    'bookList#holdsItself：bookList.rules.ts 里没有函数“checksItself”；请在 portal/business 中该实体所在分组的文件里写出',
    'bookList.rules.ts has no function "checksItself"; write it there, in portal/business in the group of the entity',
  ],
  ['/bookList/new：上级页面“/bookLists”不存在', 'its parent "/bookLists" is no screen'],
] as const

/** Wrong in ten ways, none of which the compiler sees. */
const mistaken = `import { entity, f } from '#declare'

export const bookList = entity('bookList', ['书单', 'Book list'], {
  fields: {
    title: f.text('标题', 'Title', { required: true }),
    editor: f.ref('编辑', 'Editor', { to: 'autor' }),
    reader: f.ref('读者', 'Reader', { to: 'author', required: true, onDelete: 'setNull' }),
    target: f.jump('跳转', 'Link', { types: ['magazin'] }),
    level: f.choice('难度', 'Level', { easy: ['易', 'Easy'], hard: ['难', 'Hard'] }),
    bookCount: f.count('书数', 'Books', { of: { count: 'book' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上架', 'Published'], closed: ['关闭', 'Closed'] },
  moves: { publish: { from: ['draft'], to: 'published' } },
  fixed: { '/bookList': { level: 'esy' } },
  rules: {
    readerHasName: { move: 'publish', needs: [{ is: { 'reader.nmae': { set: true } } }] },
    readerGoesAlong: { move: 'publish', carry: [{ entity: 'author', move: 'hid', where: { id: 'reader' } }] },
    holdsItself: { by: 'checksItself' },
  },
  screens: [
    { path: '/bookList', menu: '内容管理/杂志', label: ['书单', 'Book list'], kind: 'resource' },
    { path: '/bookList/new', menu: '内容管理/杂志', label: ['新书单', 'New'], kind: 'list', parent: '/bookLists' },
  ],
})
`
