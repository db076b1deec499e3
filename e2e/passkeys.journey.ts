import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { codeOf } from '#portal/engine/session/totp.ts'
import { breaches } from './support/breaches.ts'
import { ask, makeEditor, openDesk, sessionOf } from './support/desk.ts'
import { forgetProof } from './support/proof.ts'
import { screenshots } from './support/screenshot.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ seed: 'none' })
// A passkey belongs to a name: an address of numbers has none.
beforeAll(() => {
  stage.portal.url = stage.portal.url.replace('127.0.0.1', 'localhost')
})

const account = (page: Page) => page.getByRole('button', { name: /^(你好|Hello)/ })
async function chooseFactor(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: '两步验证' }).click()
  return page.getByRole('dialog', { name: '两步验证' })
}
/** A finger that is there and pressed whenever it is asked for. */
async function fingerAt(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
/** The second factor put on beside the browser; gives what its authenticator shows. */
async function withFactor(person: Awaited<ReturnType<typeof makeEditor>>) {
  const session = await sessionOf(stage.portal, person)
  const { password } = person
  const begun = await ask(stage.portal, 'POST', 'index/beginFactor', { password }, session)
  const bits = [...(begun.data as { secret: string }).secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  const code = codeOf(key, Math.floor(Date.now() / 30_000))
  await ask(stage.portal, 'POST', 'index/confirmFactor', { code }, session)
}

test('a passkey is added, signs in in place of a code, says who one is, and is taken away', async () => {
  const person = await makeEditor(stage.portal, 'passkey.lin', '林钥')
  await withFactor(person)
  const { page, errors } = await openDesk(stage.browser, stage.portal, person)
  await fingerAt(page)
  await page.goto(`${stage.portal.url}/home`)
  const dialog = await chooseFactor(page)
  await dialog.getByRole('button', { name: '添加通行密钥' }).click()
  await dialog.getByRole('button', { name: /^移除：/ }).waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'passkeys')
  await page.keyboard.press('Escape')
  await account(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/index/login')) sent.push(request.postData() ?? '')
  })
  await page.getByLabel('用户名').fill(person.username)
  await page.getByLabel('密码').fill(person.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: '用通行密钥' }).waitFor()
  expect(await breaches(page)).toEqual([])
  await screenshots(page, 'passkey-asked')
  await page.getByRole('button', { name: '用通行密钥' }).click()
  await account(page).waitFor()
  const answered = JSON.parse(sent.at(-1) ?? '{}')
  expect(answered.passkey).toContain('authenticatorData')
  // Whoever has read it on the way comes too late.
  expect((await ask(stage.portal, 'POST', 'index/login', answered)).code).toBe(40001)

  // A tab that was opened by a ticket has said nothing of who it is.
  await forgetProof(page)
  const again = await chooseFactor(page)
  await again.getByRole('button', { name: /^移除：/ }).click()
  const asked = page.getByRole('dialog', { name: '确认是你本人' })
  await asked.getByLabel('当前密码').fill(person.password)
  await screenshots(page, 'passkey-proof')
  expect(await breaches(page)).toEqual([])
  await asked.getByRole('button', { name: '用通行密钥' }).click()
  await asked.waitFor({ state: 'detached' })
  await again.getByRole('button', { name: /^移除：/ }).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})
