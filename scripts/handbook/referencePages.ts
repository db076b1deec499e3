import type { Declarations } from '#portal/start/declarations.ts'
import { dataPage } from './dataPage.ts'
import { entityPages, type Sentences } from './entityPages.ts'
import { licencesPage } from './licencesPage.ts'
import { type Page, page } from './markdown.ts'
import { messagesPage } from './messagesPage.ts'
import { rightsPage } from './rightsPage.ts'
import { settingsPage } from './settingsPage.ts'
import { variablesRead } from './variablesRead.ts'

/** What the reference is made from. */
export interface Sources {
  readonly declared: Declarations
  /** The sentences of the product's sheets. */
  readonly sentences: Sentences
  /** `portal/core/errors.ts`, as it is written. */
  readonly errors: string
  /** `package-lock.json`, parsed. */
  readonly lock: Parameters<typeof licencesPage>[0]
}

/** Every page of the reference. */
export function referencePages({ declared, sentences, errors, lock }: Sources): readonly Page[] {
  const entities = entityPages(declared, sentences)
  const others = [
    rightsPage(declared),
    dataPage(declared),
    messagesPage(declared.entities, errors),
    settingsPage(declared.entities, variablesRead()),
    licencesPage(lock),
    calls,
  ]
  return [indexOf(entities), ...others, ...entities]
}

const titleOf = ({ text }: Page) => text.slice(2, text.indexOf('\n'))

const indexOf = (entities: readonly Page[]): Page => ({
  name: 'index',
  text: page(
    '# 参考 Reference',
    '由声明与源代码生成，`npm run docs` 每次重做，不手写。Made from declarations and sources whenever the handbook is built.',
    [
      '- [接口 Calls](calls.md)：每一个调用，可以就地试 · every call, to be tried where it stands',
      '- [权限 Rights by role](rights.md)',
      '- [数据分级 Data by level](data.md)',
      '- [提示与代码 Messages](messages.md)',
      '- [设置 Settings](settings.md)',
      '- [许可 Licences](licences.md)',
      '- [界面 Screens](../screens/README.md)、[名单 Lists](../lists/README.md)',
    ].join('\n'),
    '## 实体 Entities',
    entities.map((one) => `- [${titleOf(one)}](${one.name}.md)`).join('\n'),
  ),
})

/** Drawn by the site (`docs/.vitepress/theme/Calls.vue`) out of the OpenAPI document. */
const calls: Page = {
  name: 'calls',
  text: page(
    '---\nsearch: false\noutline: false\naside: false\n---',
    '# 接口 Calls',
    '由 OpenAPI 文档画出：[openapi.json](/openapi.json)，也在运行着的门户的 `/api/portal/openapi.json`。由门户打开本页时，用当前登录或服务密钥就地试；改动数据的调用会真的改动。Drawn from the OpenAPI document. Opened from a portal, a call is tried as whoever is signed in, or with a service key; what changes data does change it.',
    '<Calls />',
  ),
}
