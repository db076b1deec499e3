import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { go, openDesk, pick, picture, row } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const FEED = 'https://feeds.example.com/show/street.xml'
const errors: string[][] = []
/** What the show is called; its feed says so. */
let show = ''

/** Picks a picture and waits until it is in the object store. */
async function put(page: Page, label: string, name: string) {
  await page.getByRole('button', { name: label, exact: true }).setInputFiles(picture(name))
  await page.getByRole('button', { name: `替换${label}` }).waitFor()
}

/** What is done by a job is watched in a dialog until it is over. */
async function watched(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText('已完成').first().waitFor()
  await dialog.getByRole('button', { name: /知道了|关闭|确定/ }).click()
}

test('a feed is checked, its show filled in, captured and taken over', async () => {
  const { page, errors: wrong } = await openDesk(stage.browser, stage.portal)
  errors.push(wrong)
  await go(page, '内容管理', '音频', '电台与播客合集')
  await page.getByText('播客源抓取尚未接入').waitFor()
  await page.getByRole('link', { name: '新增' }).click()
  await page.getByRole('radio', { name: '抓取', exact: true }).check()
  await page.getByLabel('RSS地址').fill(FEED)
  await page.getByRole('button', { name: '检测RSS' }).click()
  const offer = page.getByRole('dialog', { name: '检测RSS' })
  await offer.getByText('共 6 期').waitFor()
  await offer.getByRole('button', { name: '填入表单' }).click()
  show = await page.getByRole('textbox', { name: /^名称/ }).inputValue()
  expect(show).toMatch(/./)
  await put(page, '方形封面', 'size-600x600-1')
  await pick(page, '来源方', '独立播客联盟')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/radioStation\/index\/\d+$/)
  await page.getByRole('button', { name: '立即抓取' }).click()
  await watched(page, '立即抓取')

  await go(page, '内容管理', '音频', '抓取播客')
  await pick(page, '所属合集', show)
  await page.getByText('共 6 条').waitFor()
  const waiting = row(page, show).first()
  await waiting.getByRole('button', { name: /^试听/ }).click()
  await page.getByRole('region', { name: '正在试听' }).waitFor()
  for (const at of [0, 1, 2]) await row(page, show).nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: '接管', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await watched(page, '接管')
})

test('episodes go on shelf, into a playlist and into an issue', async () => {
  const { page, errors: wrong } = await openDesk(stage.browser, stage.portal)
  errors.push(wrong)
  await go(page, '内容管理', '音频', '播客单集')
  await pick(page, '所属合集', show)
  await page.getByText('共 3 条').waitFor()
  for (const at of [0, 1, 2]) await row(page, show).nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: '上架', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByText('上架：3 条已完成').waitFor()

  await go(page, '内容管理', '音频', '播放列表')
  await page.getByRole('link', { name: '新增' }).click()
  await page.getByRole('heading', { name: '新增播放列表' }).waitFor()
  await page.getByLabel('列表名称').fill('雨天的四十分钟')
  await page.getByLabel('列表简介').fill('下雨的时候，慢慢听。')
  await put(page, '方形封面', 'size-600x600-2')
  await page.getByRole('button', { name: '批量添加' }).click()
  const picker = page.getByRole('dialog', { name: '批量添加' })
  await picker.getByRole('tab', { name: '播客单集' }).click()
  const found = picker.getByRole('listitem').filter({ hasText: '已上架' })
  for (const at of [0, 1, 2]) await found.nth(at).getByRole('checkbox').check()
  await picker.getByRole('button', { name: '加入 3 条' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/playlist\/\d+$/)
  await page.getByRole('button', { name: '上架', exact: true }).click()
  await page.getByText('已上架').first().waitFor()
  // The stand-in's episodes lie nowhere: their sound is asked for and does not come.
  expect(errors.flat().filter((one) => !/feeds\.example\.com|ERR_/.test(one))).toEqual([])
})
