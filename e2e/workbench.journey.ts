import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, picture, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'
import { wordFile } from './support/wordFile.ts'

const stage = setStage()

type Row = { readonly id: number; readonly [name: string]: unknown }

async function portal<T>(method: string, path: string, body?: object): Promise<T> {
  const session = await sessionOf(stage.portal)
  return (await ask(stage.portal, method, path, body, session)).data as T
}
const listed = async (entity: string, filter: object, more = '') =>
  (
    await portal<{ list: readonly Row[] }>(
      'GET',
      `${entity}?filter=${encodeURIComponent(JSON.stringify(filter))}&size=100${more}`,
    )
  ).list
const articlesOf = (issue: number) => listed('article', { issue }, '&sort=position')

/** A draft issue of a magazine that has at least three columns, with the first two holding an article each. */
async function newIssue(number: number, more: object = {}) {
  const columns = Map.groupBy(
    await listed('column', { status: 'enabled' }),
    ({ magazine }) => magazine as number,
  )
  const [magazine, own] = [...columns].find(([, all]) => all.length > 2)!
  const [sample] = await listed('article', { status: 'published' })
  const [before] = await listed('issue', { magazine }, '&sort=-publishDate')
  const { cover, summary } = await portal<Row>('GET', `issue/${before!.id}`)
  const issue = await portal<Row>('POST', 'issue', {
    ...{
      magazine,
      cover,
      summary,
      year: 2031,
      number,
      publishDate: `2031-${String(number).padStart(2, '0')}-01`,
    },
    ...{ title: `灯下第${number}夜`, chargeKind: 'free', trialCount: 1, vipFree: true },
    ...more,
  })
  const { authors, source, imageUrl, body } = await portal<Row>('GET', `article/${sample!.id}`)
  const made = []
  for (const [at, title] of ['早春的信', '旧书店'].entries())
    made.push(
      await portal<Row>('POST', 'article', {
        ...{ title, issue: issue.id, column: own[at]!.id, authors, source, imageUrl, body },
      }),
    )
  return {
    issue,
    columns: own,
    articles: made,
    authors: authors as number[],
    source: source as number,
  }
}
const openBench = async (page: Page, issue: number) => {
  await page.goto(`${stage.portal.url}/contentManagement/magazine/issues/${issue}/workbench`)
  await page.locator('.wb-tally').waitFor()
}
/** Once the portal tells this page what others do. */
const isTold = (page: Page) => page.waitForResponse(/\/api\/portal\/live\?.*article/)
const lines = (page: Page) => page.locator('.wb-lines').locator('h2, .wb-name').allTextContents()

test('an issue is put in order at its workbench by keys, across columns, and that is taken back', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue, columns, articles } = await newIssue(1)
  await page.goto(`${stage.portal.url}/contentManagement/magazine/issues/${issue.id}`)
  await page.getByRole('link', { name: '工作台' }).click()
  await page.locator('.wb-tally').waitFor()
  const [first, second, third] = columns.map(({ name }) => String(name))
  await expect
    .poll(async () => (await lines(page)).slice(0, 5))
    .toEqual([first, '早春的信', second, '旧书店', third])
  await page.getByRole('button', { name: '移动 早春的信' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('目录已保存').waitFor()
  await expect
    .poll(async () => (await articlesOf(issue.id)).map(({ title, column }) => [title, column]))
    .toEqual([
      ['早春的信', columns[1]!.id],
      ['旧书店', columns[1]!.id],
    ])
  await expect
    .poll(async () => (await lines(page)).slice(0, 3))
    .toEqual([second, '早春的信', '旧书店'])
  await page.getByRole('button', { name: '撤销' }).first().click()
  await page.getByText('目录：已撤销').waitFor()
  await expect
    .poll(async () => (await articlesOf(issue.id)).map(({ column }) => column))
    .toEqual([columns[0]!.id, columns[1]!.id])
  expect(articles).toHaveLength(2)
  expect(errors).toEqual([])
})

test('what stands against publishing and what readers would miss is listed, and each line leads there', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue } = await newIssue(2)
  await openBench(page, issue.id)
  const against = page.getByRole('region', { name: '“上架”之前要补上' })
  await against.waitFor()
  const missed = page.getByRole('region', { name: '读者会错过的' })
  await missed.getByText('还没有校对，不会随刊发布').waitFor()
  // The portal's own warning names the same drafts: they are told once.
  expect(await missed.getByText('以下草稿不会随期次上架').count()).toBe(0)
  await missed.getByText('还没有导读文章').waitFor()
  await missed.getByRole('button', { name: '早春的信' }).first().click()
  await page.getByLabel('副标题').fill('写给不在场的人')
  await page.keyboard.press('Control+S')
  await page.getByText('已保存', { exact: true }).first().waitFor()
  expect((await articlesOf(issue.id))[0]).toMatchObject({
    title: '早春的信',
    subtitle: '写给不在场的人',
  })
  // Whoever made them may proof them, being an admin; the list follows.
  await page.getByRole('button', { name: '校对通过' }).click()
  const sure = page.getByRole('dialog').getByRole('button', { name: /确定|校对通过/ })
  await sure.click({ timeout: 3000 }).catch(() => undefined)
  await expect.poll(async () => (await articlesOf(issue.id))[0]!.status).toBe('proofed')
  await page.getByRole('tab', { name: /^检查/ }).click()
  await page.getByText('可以上架').waitFor()
  await page.getByRole('tab', { name: '预览' }).click()
  await page.locator('.app-page, .phone').first().waitFor()
  expect(errors).toEqual([])
})

test('what is typed in one article is not lost by opening another', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue } = await newIssue(3)
  await openBench(page, issue.id)
  await page.locator('.wb-name', { hasText: '早春的信' }).click()
  await page.getByLabel('副标题').fill('还没有想好')
  await page.locator('.wb-name', { hasText: '旧书店' }).click()
  const asked = page.getByRole('dialog', { name: '打开另一篇？' })
  await asked.getByRole('button', { name: '取消' }).click()
  expect(await page.getByLabel('副标题').inputValue()).toBe('还没有想好')
  await page.locator('.wb-name', { hasText: '旧书店' }).click()
  await asked.getByRole('button', { name: '打开' }).click()
  await page.getByRole('heading', { name: '旧书店' }).waitFor()
  await page.locator('.wb-name', { hasText: '早春的信' }).click()
  await page.getByRole('button', { name: /恢复/ }).first().click()
  await expect.poll(() => page.getByLabel('副标题').inputValue()).toBe('还没有想好')
  expect(errors).toEqual([])
})

test('manuscripts of Word, Markdown and pages become articles under a column, with authors, source and pictures', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue, columns, authors, source } = await newIssue(4)
  const author = await portal<Row>('GET', `author/${authors[0]}`)
  const from = await portal<Row>('GET', `source/${source}`)
  await openBench(page, issue.id)
  const text = (name: string, body: string) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(body),
  })
  const third = String(columns[2]!.name)
  await page.locator(`input[aria-label="放入文稿：${third}"]`).setInputFiles([
    wordFile('02 渡口来信.docx', picture('cover-SHZK').buffer),
    text(
      '01 麦田.md',
      `# 麦田\n\n作者：${author.name}\n\n来源：${from.name}\n\n风从**北边**来。\n\n- 一\n- 二\n`,
    ),
    text(
      '03 夜航船.html',
      `<html><head><style>p{color:red}</style></head><body><h2>夜航船</h2><p>文/没有这个人</p><p onclick="x()">船上的人都醒着。</p><script>alert(1)</script></body></html>`,
    ),
    text('04 空的.docx', ''),
    // It names its own column, which is not the one all of them are dropped on.
    text('05 井.md', `# 井\n\n栏目：${columns[0]!.name}\n\n作者：${author.name}\n\n井水很凉。\n`),
  ])
  const dialog = page.getByRole('dialog', { name: `放入文稿：${third}` })
  const field = (legend: string) => dialog.getByRole('group', { name: legend })
  await field('01 麦田.md').getByLabel('标题').waitFor()
  expect(await field('01 麦田.md').getByLabel('标题').inputValue()).toBe('麦田')
  await field('01 麦田.md').getByText(String(author.name)).first().waitFor()
  await field('03 夜航船.html').getByText('系统里没有这个名称').waitFor()
  // What has to be said is marked, and who is missing is made on the spot.
  const needed = (legend: string) =>
    field(legend).locator('.manuscript-needed .field-label').allInnerTexts()
  expect(await needed('03 夜航船.html')).toEqual(['作者', '来源'])
  await field('03 夜航船.html').getByRole('button', { name: '新建作者' }).click()
  const maker = page.getByRole('dialog', { name: '新建作者' })
  await maker.getByLabel('姓名或笔名').waitFor()
  await maker.getByRole('button', { name: '取消' }).click()
  await field('04 空的.docx').getByText('是空的').waitFor()
  await screenshots(page, 'workbench-manuscripts')
  await dialog.getByRole('button', { name: /^建立/ }).click()
  // Nobody is named as the author of two of them: they stay, with the reason.
  await field('01 麦田.md').getByText('已建立').waitFor()
  await field('03 夜航船.html')
    .getByText(/作者：/)
    .waitFor()
  const shared = field('空着的都用这些')
  for (const [label, name] of [
    ['作者', author.name],
    ['来源', from.name],
  ]) {
    await shared.getByRole('combobox', { name: String(label) }).fill(String(name))
    await page
      .getByRole('option', { name: new RegExp(String(name)) })
      .first()
      .click()
  }
  expect(await needed('03 夜航船.html')).toEqual([])
  await dialog.getByRole('button', { name: /^建立/ }).click()
  await field('02 渡口来信.docx').getByText('已建立').waitFor()
  await field('03 夜航船.html').getByText('已建立').waitFor()
  await field('05 井.md').getByText('已建立').waitFor()
  await dialog.getByRole('button', { name: '关闭' }).click()

  const made = (await articlesOf(issue.id)).filter(({ column }) => column === columns[2]!.id)
  expect(made.map(({ title }) => title)).toEqual(['麦田', '渡口来信', '夜航船'])
  const elsewhere = (await articlesOf(issue.id)).find(({ title }) => title === '井')
  expect(elsewhere!.column).toBe(columns[0]!.id)
  // A picture at its line, its place kept while it loads.
  const pictures = page.locator('.wb-content img.wb-picture')
  await expect.poll(() => pictures.count()).toBe(6)
  expect(await pictures.first().boundingBox()).toMatchObject({ width: 57, height: 32 })
  await expect
    .poll(() => pictures.first().evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const whole = await Promise.all(made.map(({ id }) => portal<Row>('GET', `article/${id}`)))
  expect(whole.map((one) => one.authors)).toEqual([[author.id], [author.id], [author.id]])
  expect(whole.every((one) => one.source === source && one.status === 'draft')).toBe(true)
  expect(whole[0]!.body).toContain('<strong>北边</strong>')
  expect(whole[1]!.body).toMatch(/<img[^>]+src="[^"]+\.jpg"/)
  expect(whole[2]!.body).not.toMatch(/script|onclick|没有这个人/)
  for (const one of whole) {
    const answer = await page.request.get(new URL(String(one.imageUrl), stage.portal.url).href)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  }
  expect(errors).toEqual([])
})

test('an article is picked as a lead and let read as a trial where it stands, as far as the issue allows', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue, articles } = await newIssue(5)
  const [, headline] = articles
  const { imageUrl } = await portal<Row>('GET', `article/${headline!.id}`)
  // An issue has its headline first.
  await portal('POST', 'leadArticle', {
    ...{ issue: issue.id, article: headline!.id, lead: '灯还亮着', style: 'headline', imageUrl },
  })
  await openBench(page, issue.id)
  await page.getByLabel('可试读：早春的信').check()
  await page.getByText('可试读：已保存').waitFor()
  await expect.poll(() => page.getByLabel('可试读：旧书店').isDisabled()).toBe(true)
  expect((await articlesOf(issue.id)).map(({ trial }) => trial)).toEqual([true, false])
  await page.getByRole('button', { name: '＋导读文章：早春的信' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('导读语').fill('一封迟到的信')
  await dialog.getByRole('radio', { name: '纯文字' }).check()
  await dialog.getByRole('button', { name: '保存并选用' }).click()
  await expect.poll(() => page.locator('.wb-pick.on').count()).toBe(2)
  const leads = await listed('leadArticle', { issue: issue.id })
  expect(leads.map(({ lead }) => lead)).toContain('一封迟到的信')
  expect(errors).toEqual([])
})

test('on a phone the contents, the checks and the article are one pane each; nothing of it breaks a rule of access', async () => {
  const { issue } = await newIssue(6)
  const phone = await openDesk(stage.browser, stage.portal, undefined, {
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  })
  await openBench(phone.page, issue.id)
  // A finger meets whatever is pressed in a line.
  const sizes = await phone.page
    .locator('.wb-contents :is(button, input[type="checkbox"]:not([disabled]))')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  const more = await phone.page
    .getByRole('button', { name: /的更多操作$/ })
    .first()
    .boundingBox()
  expect(more?.height).toBeGreaterThanOrEqual(40)
  await phone.page.getByRole('tab', { name: /^检查/ }).click()
  await phone.page.getByText('还没有校对，不会随刊发布').waitFor()
  await phone.page.getByRole('tab', { name: '目录' }).click()
  await phone.page.locator('.wb-name', { hasText: '早春的信' }).click()
  await phone.page.getByLabel('副标题').waitFor()
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const { page } = await openDesk(stage.browser, stage.portal)
  await openBench(page, issue.id)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'workbench')
})

test('what readers see already is revised from the workbench, and its revision is found there', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const published = await listed('article', { status: 'published' })
  const article = published.find(({ issue, column }) => issue && column)!
  const title = String(article.title)
  await openBench(page, Number(article.issue))
  await page.locator('.wb-name', { hasText: title }).first().click()
  await page.getByLabel('副标题').fill('读者还看不到的副题')
  await page.getByRole('button', { name: '存为修订稿' }).click()
  await page.getByText('已存为修订稿，读者还看不到').waitFor()
  expect((await portal<Row>('GET', `article/${article.id}`)).subtitle).toBe(article.subtitle)
  await openBench(page, Number(article.issue))
  await page.locator('.wb-name', { hasText: title }).first().click()
  await page.getByRole('alert').filter({ hasText: '读者还看不到' }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  expect(errors).toEqual([])
})

test('the drafts of an issue are ticked by their state and proofed in one go, and that is taken back', async () => {
  const { issue, articles } = await newIssue(9)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/magazine/issues/${issue.id}/workbench`)
  const states = async () => (await articlesOf(issue.id)).map(({ status }) => status)
  const bar = page.getByRole('region', { name: '批量操作' })
  await page.getByRole('button', { name: '草稿 2：勾选这些' }).click()
  await bar.getByText('已选 2 条').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'workbench-ticked')
  // One is left out by its own box, and taken in again from the other with Shift.
  const box = (at: number) => page.getByRole('checkbox', { name: `选择 ${articles[at]!.title}` })
  await box(0).click()
  await bar.getByText('已选 1 条').waitFor()
  await box(1).click()
  await bar.waitFor({ state: 'hidden' })
  await box(0).click({ modifiers: ['Shift'] })
  await bar.getByText('已选 2 条').waitFor()
  await bar.getByRole('button', { name: '校对通过' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByText('校对通过：2 条已完成').waitFor()
  expect(await states()).toEqual(['proofed', 'proofed'])
  await bar.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+z')
  await expect.poll(states).toEqual(['draft', 'draft'])
  expect(errors).toEqual([])
})

test('a workbench follows what colleagues do to its articles, its leads and itself, unasked', async () => {
  const { issue, columns, articles } = await newIssue(10)
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const told = isTold(page)
  await openBench(page, issue.id)
  await told
  const [first, second] = articles.map(({ id }) => `article/${id}`)
  const move = (path: string, name: string, ...accept: string[]) =>
    portal('POST', `${path}/${name}`, { accept })
  const tally = page.locator('.wb-tally')
  const missed = page.getByRole('region', { name: '读者会错过的' })
  await tally.getByText('草稿 2').waitFor()

  await move(first!, 'proof')
  await tally.getByText('草稿 1').waitFor()
  await tally.getByText('已校对 1').waitFor()
  await page.getByText('可以上架').waitFor()
  const lead = { issue: issue.id, article: articles[1]!.id, lead: '灯还亮着', style: 'headline' }
  const { imageUrl } = await portal<Row>('GET', second!)
  await portal('POST', 'leadArticle', { ...lead, imageUrl })
  await missed.getByText('还没有导读文章').waitFor({ state: 'hidden' })
  const { authors, source, body } = await portal<Row>('GET', second!)
  await portal('POST', 'article', {
    ...{ title: '后来的一篇', issue: issue.id, column: columns[2]!.id },
    ...{ authors, source, imageUrl, body },
  })
  await page.locator('.wb-name', { hasText: '后来的一篇' }).waitFor()

  const warned = ['issue#publishNeedsProofedArticle', 'issue#protectionDelaysMembers']
  await move(`issue/${issue.id}`, 'publish', ...warned)
  await page.locator('.list-head').getByText('已上架').waitFor()
  await tally.getByText('已发布 1').waitFor()

  // What is proofed once the issue is out stays behind, and is told.
  await move(second!, 'proof')
  const behind = missed.getByRole('listitem').filter({ hasText: '期次已上架，已校对但没有发布' })
  await behind.getByRole('button', { name: '旧书店' }).click()
  await page.getByLabel('副标题').waitFor()
  expect(errors).toEqual([])
})

test('an issue is read article by article as who did not pay: what is free whole, what is paid for withheld', async () => {
  const { issue, columns, articles } = await newIssue(11, { chargeKind: 'paid', price: 12 })
  const [letter, shop] = articles as [Row, Row]
  const { authors, source, imageUrl } = await portal<Row>('GET', `article/${letter.id}`)
  const body = (words: string) => `<p>${words}的开头</p><p>$$$$$$</p><p>${words}的结尾</p>`
  await portal('PUT', `article/${letter.id}`, { body: body('早春的信'), version: letter.version })
  await portal('PUT', `article/${shop.id}`, { body: '<p>旧书店全文</p>', version: shop.version })
  await portal('POST', 'article', {
    ...{ title: '井', issue: issue.id, column: columns[2]!.id, trial: true },
    ...{ authors, source, imageUrl, body: body('井') },
  })
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await openBench(page, issue.id)
  await page.getByRole('tab', { name: '预览' }).click()
  const phone = page.getByRole('region', { name: '手机画面' })
  const line = (title: string) => phone.getByRole('listitem').filter({ hasText: title })
  const open = (title: string) => phone.getByRole('button', { name: title }).click()
  const back = () => phone.getByRole('button', { name: '返回目录' }).click()
  const isWithheld = (words: string) =>
    phone.getByText(words, { exact: true }).waitFor({ state: 'hidden' })
  const shut = '购买后可读'

  await line('早春的信').waitFor()
  expect(await phone.getByText(shut).count()).toBe(0)
  await phone.getByRole('button', { name: '未购读者' }).click()
  await phone.getByText('可试读 1 篇').waitFor()
  expect(await phone.getByRole('listitem').filter({ hasText: shut }).count()).toBe(2)
  expect(await line('井').innerText()).toContain('试读')

  // Whoever reads the contents reads what lies in them, too.
  await open('早春的信')
  await phone.getByText('早春的信的开头').waitFor()
  await phone.getByText('以下内容购买后可读').waitFor()
  await isWithheld('早春的信的结尾')
  await screenshots(page, 'workbench-preview-unpaid')
  await back()
  await open('旧书店')
  // Where the text does not say how much of it is free, nobody is promised anything.
  await phone.getByText('未购读者能读到多少，由 App 决定').waitFor()
  await phone.getByRole('button', { name: '已购读者' }).click()
  await phone.getByText('旧书店全文').waitFor()
  expect(await phone.getByText('由 App 决定').count()).toBe(0)
  await back()
  await line('早春的信').waitFor()
  expect(await phone.getByText(shut).count()).toBe(0)
  await phone.getByRole('button', { name: '未购读者' }).click()
  await open('井')
  await phone.getByText('井的结尾').waitFor()
  await screenshots(page, 'workbench-preview-trial')
  expect(errors).toEqual([])
})

test('an author whom several manuscripts name and nobody knows yet is made once, and stands in all that name them', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue, columns, authors, source } = await newIssue(12)
  const known = String((await portal<Row>('GET', `author/${authors[0]}`)).name)
  const from = String((await portal<Row>('GET', `source/${source}`)).name)
  await openBench(page, issue.id)
  const file = (name: string, by: string) => ({
    name: `${name}.md`,
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# ${name}\n\n作者：${by}\n\n来源：${from}\n\n${name}的正文。\n`),
  })
  const third = String(columns[2]!.name)
  await page
    .locator(`input[aria-label="放入文稿：${third}"]`)
    .setInputFiles([
      file('1 渡', '沈夜渡'),
      file('2 桥', `${known}、沈夜渡`),
      file('3 岸', known),
      file('4 船', '沈夜渡'),
    ])
  const dialog = page.getByRole('dialog', { name: `放入文稿：${third}` })
  const draft = (name: string) => dialog.getByRole('group', { name: `${name}.md` })
  const unknown = dialog.getByText('文稿写着“沈夜渡”')
  await expect.poll(() => unknown.count()).toBe(3)
  await draft('1 渡').getByRole('button', { name: '新建作者' }).click()
  const maker = page.getByRole('dialog', { name: '新建作者' })
  // What the manuscript calls them needs not be typed again.
  await expect.poll(() => maker.getByLabel('姓名或笔名').inputValue()).toBe('沈夜渡')
  await maker.getByRole('checkbox', { name: '作者' }).check()
  await maker.getByLabel('头像').first().setInputFiles(picture('avatar-1'))
  await maker.getByRole('button', { name: '缩放到 300 × 300' }).click()
  await maker.getByRole('img', { name: '头像' }).waitFor()
  await maker.getByLabel('简介').fill('夜里写信的人。')
  await maker.getByRole('button', { name: '保存并选用' }).click()
  await maker.waitFor({ state: 'hidden' })
  await expect.poll(() => unknown.count()).toBe(0)
  await screenshots(page, 'workbench-newcomer')
  await dialog.getByRole('button', { name: /^建立/ }).click()
  await dialog.waitFor({ state: 'hidden' })

  const [made, ...others] = await listed('author', { name: '沈夜渡' })
  expect(others).toEqual([])
  const those = (await articlesOf(issue.id)).filter(({ column }) => column === columns[2]!.id)
  const named = await Promise.all(those.map(({ id }) => portal<Row>('GET', `article/${id}`)))
  expect(named.map((one) => [one.title, one.authors])).toEqual([
    ['1 渡', [made!.id]],
    ['2 桥', [authors[0], made!.id]],
    ['3 岸', [authors[0]]],
    ['4 船', [made!.id]],
  ])
  expect(errors).toEqual([])
})

/** What a clipboard or a drag holds, as a browser hands it over. */
const held = (page: Page, files: { readonly [name: string]: string }, html = '') =>
  page.evaluateHandle(
    ([files, html]) => {
      const data = new DataTransfer()
      for (const [name, text] of Object.entries(files)) data.items.add(new File([text], name))
      if (!html) return data
      data.setData('text/html', html)
      data.setData('text/plain', new DOMParser().parseFromString(html, 'text/html').body.innerText)
      return data
    },
    [files, html] as const,
  )

test('an empty workbench says how manuscripts get there; copied text and dropped files are taken, and those of one title told', async () => {
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const { issue, columns, articles, authors, source } = await newIssue(8)
  for (const { id } of articles) await portal('DELETE', `article/${id}`)
  const author = await portal<Row>('GET', `author/${authors[0]}`)
  const from = await portal<Row>('GET', `source/${source}`)
  await openBench(page, issue.id)
  await page.getByText('拖到栏目上或粘贴在此').waitFor()

  const told = `<p>作者：${author.name}</p><p>来源：${from.name}</p>`
  const copied = await held(
    page,
    {},
    `<h1>早春的信</h1>${told}<p>${'信是从渡口寄来的。'.repeat(6)}</p>`,
  )
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, copied)
  const pasted = page.getByRole('group', { name: '粘贴的文稿.html' })
  await expect.poll(() => pasted.getByLabel('标题').inputValue()).toBe('早春的信')
  // Back where it was: a dialog that closes moves nothing.
  await page.getByRole('button', { name: /^建立/ }).click()
  await page.getByText('已建立 1 篇').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const dataTransfer = await held(page, {
    '早春的信.md': `# 早春的信\n\n栏目：没有的栏目\n\n作者：不在名册的人\n\n来源：${from.name}\n\n又是一封。\n`,
  })
  const second = page.locator('.wb-lines').getByText(String(columns[1]!.name), { exact: true })
  await second.dispatchEvent('drop', { dataTransfer })
  const dropped = page.getByRole('group', { name: '早春的信.md' })
  await dropped.getByText('标题与另外 1 篇相同').waitFor()
  await dropped.getByText('文稿写着栏目“没有的栏目”，这里没有，请另选').waitFor()
  await dropped.getByText('新建作者要填：身份、头像、简介').waitFor()
  await dropped.getByRole('combobox', { name: '作者' }).fill(String(author.name))
  await page
    .getByRole('option', { name: String(author.name) })
    .first()
    .click()
  await page.getByRole('button', { name: /^建立/ }).click()
  const missed = page.getByRole('region', { name: '读者会错过的' })
  await missed.getByText('标题相同：早春的信').waitFor()
  const apart = missed.getByRole('button', { name: `早春的信（${columns[1]!.name}）` })
  await apart.first().click()
  await page.getByRole('tab', { name: '文章', selected: true }).waitFor()
  expect((await articlesOf(issue.id)).map(({ column }) => column)).toEqual([
    columns[0]!.id,
    columns[1]!.id,
  ])
  // What bars it stands at the button of its form, too, before anything is pressed.
  await page.getByRole('link', { name: '期次资料' }).click()
  const barred = '上架：还没有“已校对或已发布”的文章'
  await page.getByRole('button', { name: barred, disabled: true }).waitFor()
  expect(errors).toEqual([])
})
