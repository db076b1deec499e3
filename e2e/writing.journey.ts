import { expect, test } from 'vitest'
import {
  bodyOf,
  box,
  caretBehind,
  draftOf,
  group,
  openArticle,
  save,
  tool,
} from './support/articleText.ts'
import { breachesInBoth } from './support/breaches.ts'
import { ask, openDesk, sessionOf } from './support/desk.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** A draft of one paragraph, with what a slash offers opened in the next one. */
async function openSlash() {
  const id = await draftOf(stage, '<p>开头</p>')
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  await caretBehind(page, text.getByText('开头'))
  await page.keyboard.press('Enter', { delay: 60 })
  await page.keyboard.type('/', { delay: 30 })
  return { id, page, errors, text, menu: page.getByRole('listbox', { name: '插入' }) }
}

test('a slash offers what a paragraph can become, by Chinese, pinyin and arrows', async () => {
  const { id, page, errors, menu } = await openSlash()
  await menu.getByRole('option', { name: '付费分隔线' }).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'slash-menu')
  await page.keyboard.type('ejbt')
  await menu.waitFor({ state: 'detached' })
  for (const _ of 'ejbt') await page.keyboard.press('Backspace')
  await page.keyboard.type('erji')
  await menu.getByRole('option', { name: '二级标题', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('过江')
  await page.keyboard.press('Enter')

  // Chinese input makes another sign of the key.
  await page.keyboard.insertText('、')
  await menu.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.insertText('编号')
  await menu.getByRole('option', { name: '编号列表', selected: true }).click()
  await page.keyboard.type('解缆')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // Out of the list, as one sees before one goes on.
  const isOut = () => getSelection()?.anchorNode?.parentElement?.closest('li') === null
  await expect.poll(() => page.evaluate(isOut)).toBe(true)
  await page.keyboard.type('/')
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.keyboard.type(' 是路径')
  await save(page)
  expect(await bodyOf(stage, id)).toBe(
    '<p>开头</p><h2>过江</h2><ol><li><p>解缆</p></li></ol><p>/ 是路径</p>',
  )
  expect(errors).toEqual([])
})

test('blocks are moved by Alt and the arrows, and dragged; the outline leads to headings', async () => {
  const long = Array.from({ length: 40 }, (_, at) => `<p>第${at + 1}段</p>`).join('')
  const id = await draftOf(
    stage,
    `<p>一</p><p>二</p><p>三</p><h2>上游</h2>${long}<h3>渡口</h3><p>尾</p>`,
  )
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  await caretBehind(page, text.getByText('三', { exact: true }))
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  const firsts = async () =>
    (await text.locator(':scope > *').allTextContents()).slice(0, 3).join('')
  await expect.poll(firsts).toBe('三一二')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(firsts).toBe('一三二')

  await text.getByText('一', { exact: true }).hover()
  const handle = group(page).locator('.rich-handle')
  await handle.waitFor()
  await handle.dragTo(text.getByText('二', { exact: true }), { targetPosition: { x: 30, y: 26 } })
  await expect.poll(firsts).toBe('三二一')
  await page.keyboard.press('Control+z')
  await expect.poll(firsts).toBe('一三二')

  await tool(page, '大纲').click()
  const outline = group(page).getByRole('navigation', { name: '大纲' })
  await outline.getByRole('button', { name: '渡口' }).click()
  await expect
    .poll(async () => {
      const [shown, page_] = await Promise.all([
        text.getByRole('heading', { name: '渡口' }).boundingBox(),
        text.boundingBox(),
      ])
      return Boolean(shown && page_ && shown.y >= page_.y - 1 && shown.y < page_.y + page_.height)
    })
    .toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type('之外')
  await outline.getByRole('button', { name: '渡口之外' }).waitFor()
  await group(page)
    .getByText(/约读 1 分钟/)
    .waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'outline')
  expect(await box(page).count()).toBe(1)
  expect(errors).toEqual([])
})

test('a timeline and a pull quote stand in the text and in the preview; chosen words begin a talk', async () => {
  const id = await draftOf(stage, '<p>渡口的冬天</p><p></p>')
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  // A caret that a key moves is heard of a moment later: nobody types in no time.
  const press = (key: string) => page.keyboard.press(key, { delay: 60 })
  const type = (words: string) => page.keyboard.type(words, { delay: 30 })
  await caretBehind(page, text.getByText('渡口的冬天'))
  await press('Enter')
  await type('/sjx')
  await page.getByRole('option', { name: '时间线', selected: true }).waitFor()
  await press('Enter')
  await text.locator('ul.timeline').getByText('时间').dblclick()
  await type('1937')
  await press('End')
  await press('Enter')
  await type('渡口关了')
  await press('Enter')
  await press('Enter')
  await type('/jinju')
  await page.getByRole('option', { name: '金句', selected: true }).click()
  await type('船比桥慢')
  await expect.poll(() => text.locator('blockquote.pull').innerText()).toBe('船比桥慢')

  await text.getByText('渡口的冬天').dblclick({ position: { x: 12, y: 12 } })
  await tool(page, '就选中的文字讨论').click()
  const popup = page.getByRole('dialog', { name: '就选中的文字讨论' })
  await popup.getByText('第 1 段').waitFor()
  const words = await popup.locator('q').innerText()
  await popup.getByLabel('要说的话').fill('哪一年的冬天？')
  await popup.getByRole('button', { name: '放进讨论' }).click()
  await popup.getByText('已放进右侧的讨论').waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'own-blocks')
  await popup.getByLabel('要说的话').press('Escape')
  await popup.waitFor({ state: 'detached' })
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', `article/${id}/talk`, undefined, admin)
  expect((data as { threads: { text: string }[] }).threads.at(-1)?.text).toBe(
    `正文第 1 段「${words}」\n哪一年的冬天？`,
  )
  // What is talked about is marked beside the text, and no part of it.
  const beside = page.getByRole('region', { name: '正文里的讨论' })
  await beside.getByText('哪一年的冬天？').waitFor()
  await text.locator('.rich-talked', { hasText: words }).waitFor()

  await save(page)
  expect(await bodyOf(stage, id)).toMatch(
    /<ul class="timeline"><li><p><strong>1937<\/strong>　事件<\/p><\/li><li><p>.*渡口关了.*<\/p><\/li><\/ul><blockquote class="pull"><p>船比桥慢<\/p><\/blockquote>/,
  )
  await page.getByRole('button', { name: '预览', exact: true }).first().click()
  const phone = page.getByRole('region', { name: '手机画面' })
  await phone.locator('.pull').getByText('船比桥慢').waitFor()
  await screenshots(page, 'own-blocks-preview')
  expect(errors).toEqual([])
})

test('what is typed as it is said is shown as it is understood before one leaves', async () => {
  const id = await draftOf(stage, '<p>开头</p>')
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  await openArticle(stage, page, id)
  const length = page.getByLabel('音频时长')
  await length.fill('1个半小时')
  await page.getByText('= 90:00 · 1 小时 30 分').waitFor()
  await length.blur()
  await expect.poll(() => length.inputValue()).toBe('90:00')
  const at = page.getByLabel('发布时间')
  await at.fill('明年3月1号 下午3点半')
  const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear() + 1
  await page.getByText(new RegExp(`^= ${year}-03-01 15:30 周.$`)).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'typed-values')
  await at.blur()
  await expect.poll(() => at.inputValue()).toBe(`${year}-03-01 15:30`)
  await at.fill('下周八')
  await at.blur()
  await page.getByText(/“下周八” 不是时间/).waitFor()
  expect(errors).toEqual([])
})

test('an episode is found by its name and stands in the text as a card, which is changed and seen in the preview', async () => {
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', 'podcast?range=[0,1]', undefined, admin)
  const [first, second] = (data as { list: readonly { id: number; title: string }[] }).list
  const { id, page, errors, menu, text } = await openSlash()
  await menu.waitFor()
  await page.keyboard.type('kp', { delay: 30 })
  await page.getByRole('option', { name: '单集或内容卡片', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '插入单集或内容卡片' })
  await dialog.getByRole('button', { name: '插入' }).click()
  await dialog.getByText('请选择一条内容').waitFor()
  const pick = async (title: string) => {
    await page.getByRole('combobox', { name: '播客单集' }).fill(title)
    await page
      .getByRole('option', { name: new RegExp(title.slice(0, 8)) })
      .first()
      .click()
  }
  await pick(first!.title)
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'card-dialog')
  await dialog.getByRole('button', { name: '插入' }).click()
  const card = text.locator('.rich-cardInsert')
  await card.getByText(first!.title).waitFor()
  await card.getByRole('button', { name: '修改' }).click()
  await pick(second!.title)
  await page.getByRole('dialog', { name: '修改卡片' }).getByRole('button', { name: '确定' }).click()
  await card.getByText(second!.title).waitFor()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'card-in-text')
  await save(page)
  const kept = await bodyOf(stage, id)
  // Episodes may bear one name.
  expect(kept).toMatch(
    /^<p>开头<\/p><figure class="record-card" data-type="podcast" data-id="\d+">/,
  )
  expect(kept).toContain(`<figcaption>${second!.title}`)
  expect(errors).toEqual([])
})

test('a card follows its record: renamed, it shows the new title, and withdrawn it says that readers do not see it', async () => {
  const admin = await sessionOf(stage.portal)
  const call = async (method: string, path: string, body?: object) =>
    (await ask(stage.portal, method, path, body, admin)).data as Record<string, unknown>
  const filter = encodeURIComponent(JSON.stringify({ status: 'published' }))
  const { list } = await call('GET', `article?filter=${filter}&range=[0,0]`)
  const [target] = list as readonly { id: number; version: number }[]
  const card = `<figure class="record-card" data-type="article" data-id="${target!.id}"><figcaption>旧的标题</figcaption></figure>`
  const id = await draftOf(stage, `<p>同一条街上的另一篇：</p>${card}<p>完</p>`)
  await call('PUT', `article/${target!.id}`, { version: target!.version, title: '渡口新事' })
  const { page, errors } = await openDesk(stage.browser, stage.portal)
  const text = await openArticle(stage, page, id)
  const shown = text.locator('.rich-cardInsert')
  await shown.getByText('渡口新事').waitFor()
  expect(await shown.getByText('读者看不到').count()).toBe(0)

  await page.goto(`${stage.portal.url}/contentManagement/magazine/articles/${target!.id}`)
  await page.getByRole('button', { name: '撤回', exact: true }).click()
  const asked = page.getByRole('dialog', { name: '撤回' })
  await asked.getByText(/正文/).first().waitFor()
  await screenshots(page, 'card-withdraw')
  await asked.getByRole('button', { name: '确定' }).click()
  await asked.waitFor({ state: 'detached' })

  await openArticle(stage, page, id)
  await shown.getByText('已撤回，读者看不到这张卡片').waitFor()
  await shown.scrollIntoViewIfNeeded()
  expect(await breachesInBoth(page)).toEqual([])
  await screenshots(page, 'card-unseen')
  await page.getByRole('button', { name: '预览', exact: true }).first().click()
  const phone = page.getByRole('region', { name: '手机画面' })
  await phone.getByText('渡口新事').waitFor()
  await phone.getByText('已撤回，读者看不到这张卡片').waitFor()
  await screenshots(page, 'card-preview')
  expect(errors).toEqual([])
})
