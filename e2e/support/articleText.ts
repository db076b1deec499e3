import type { Locator, Page } from 'playwright-core'
import { ask, sessionOf } from './desk.ts'
import type { setStage } from './stage.ts'

type Stage = ReturnType<typeof setStage>

/** The number of a draft that holds this text. */
export async function draftOf(stage: Stage, body: string): Promise<number> {
  const admin = await sessionOf(stage.portal)
  const asked = 'article?filter={"status":"draft"}&range=[0,0]'
  const found = await ask(stage.portal, 'GET', asked, undefined, admin)
  const [{ id }] = (found.data as { list: [{ id: number }] }).list
  const { data } = await ask(stage.portal, 'GET', `article/${id}`, undefined, admin)
  const { version } = data as { version: number }
  const kept = await ask(stage.portal, 'PUT', `article/${id}`, { body, version }, admin)
  if (kept.code !== 20000) throw new Error(`The draft was not written: ${kept.message}`)
  return id
}

/** The text of an article, as it is kept. */
export async function bodyOf(stage: Stage, id: number): Promise<string> {
  const admin = await sessionOf(stage.portal)
  const { data } = await ask(stage.portal, 'GET', `article/${id}`, undefined, admin)
  return (data as { body: string }).body
}

export const group = (page: Page) => page.getByRole('group', { name: '正文' }).last()
export const box = (page: Page) => page.getByRole('textbox', { name: '正文', exact: true })
export const tool = (page: Page, name: string) =>
  group(page).getByRole('button', { name, exact: true })

/** Opens an article at its text. */
export async function openArticle(stage: Stage, page: Page, id: number): Promise<Locator> {
  await page.goto(`${stage.portal.url}/contentManagement/magazine/articles/${id}`)
  const text = box(page)
  await text.waitFor()
  return text
}

/**
 * Puts the caret behind the last word of a line, as a person does who sees where it stands: a key that comes while the
 * press is still being heard moves nothing.
 */
export async function caretBehind(page: Page, line: Locator): Promise<void> {
  await line.click()
  for (let turn = 0; turn < 20; turn++) {
    await page.keyboard.press('End', { delay: 60 })
    await page.waitForTimeout(100)
    const isBehind = await line.evaluate((element) => {
      const { focusNode, focusOffset } = getSelection() ?? {}
      const length = focusNode?.textContent?.length
      return (
        focusNode?.nodeType === Node.TEXT_NODE &&
        element.contains(focusNode) &&
        focusOffset === length
      )
    })
    if (isBehind) return
  }
  throw new Error('The caret does not come to the end of the line')
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await page.getByText('已保存', { exact: true }).waitFor()
  await page.getByText('已保存', { exact: true }).waitFor({ state: 'hidden' })
}

/** Drops a file as a person would from a folder. */
export const drop = (
  text: Locator,
  { name, buffer }: { readonly name: string; readonly buffer: Buffer },
): Promise<void> =>
  text.evaluate(
    (element, { name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name))
      // Nothing is dropped where nothing stands.
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2 }
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }),
      )
    },
    { name, base64: buffer.toString('base64') },
  )

/** Pastes as a browser does, what some other program put on the clipboard. */
export const paste = (text: Locator, html: string): Promise<void> =>
  text.evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    data.setData('text/plain', 'x')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
