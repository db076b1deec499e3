import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { defineConfig } from 'vitepress'
import { drawnWalk } from './drawnWalk.ts'
import { sidebarsOf } from './sections.ts'
import { tokenize } from './tokenize.ts'

const docs = join(import.meta.dirname, '..')
const outDir = join(import.meta.dirname, 'dist')
const base = '/docs/'

const searchWords = {
  button: { buttonText: '搜索', buttonAriaLabel: '搜索手册' },
  modal: {
    displayDetails: '显示详情',
    resetButtonTitle: '清除',
    backButtonTitle: '关闭',
    noResultsText: '没有找到',
    footer: {
      selectText: '打开',
      navigateText: '选择',
      closeText: '关闭',
      selectKeyAriaLabel: 'Enter',
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      closeKeyAriaLabel: 'Esc',
    },
  },
}
/** Not enumerable: the index is made with it, and the theme gives the same to the page as code (see `theme/index.ts`). */
const searchOptions = Object.defineProperty({ translations: searchWords }, 'miniSearch', {
  value: { options: { tokenize } },
  enumerable: false,
  writable: true,
})

/** The handbook: `npm run docs` builds it, `npm run docs -- dev` shows it while one writes. */
export default defineConfig({
  lang: 'zh-CN',
  title: '刊头 Masthead',
  description: '编辑、运营、管理员与开发者手册',
  base,
  outDir,
  cacheDir: join(docs, '../.cache/docs'),
  metaChunk: true,
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: '/icon.svg' }]],
  markdown: {
    config: (md) => {
      const fence = md.renderer.rules.fence!
      md.renderer.rules.fence = (tokens, at, options, env, self) =>
        tokens[at]!.info.trim() === 'mermaid'
          ? drawnWalk(tokens[at]!.content)
          : fence(tokens, at, options, env, self)
      // What lies in the repository beside the handbook is named, and leads nowhere here.
      md.core.ruler.push('beside', ({ tokens, env }) => {
        const folder = join(docs, env.relativePath ?? '', '..')
        for (const { children } of tokens) {
          let leaves = false
          for (const token of children ?? []) {
            if (token.type === 'link_open') {
              const to = token.attrGet('href') ?? ''
              const isPath = !/^(https?:|mailto:|#|\/)/.test(to)
              const place = relative(docs, resolve(folder, to.split('#')[0] ?? ''))
              leaves = isPath && (place.startsWith('..') || !/\.(md|html)(#|$)/.test(to))
            }
            if (!leaves) continue
            if (token.type === 'link_open') {
              token.tag = 'span'
              token.attrs = []
            }
            if (token.type === 'link_close') {
              token.tag = 'span'
              leaves = false
            }
          }
        }
      })
    },
  },
  /** Scripts in a page itself become files: a page served by the portal runs none but those. */
  transformHtml(html) {
    return html.replace(
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]+?)<\/script>/g,
      (_, attributes, text) => {
        const name = `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`
        mkdirSync(join(outDir, 'assets'), { recursive: true })
        writeFileSync(join(outDir, 'assets', name), text)
        return `<script${attributes} src="${base}assets/${name}"></script>`
      },
    )
  },
  themeConfig: {
    nav: [
      { text: '编辑', link: '/editors/' },
      { text: '运营', link: '/operators/' },
      { text: '管理员', link: '/administrators/' },
      { text: '开发者', link: '/developers/' },
      { text: '参考', link: '/reference/' },
    ],
    sidebar: sidebarsOf(docs),
    search: { provider: 'local', options: searchOptions },
    outline: { label: '本页', level: [2, 3] },
    docFooter: { prev: '上一页', next: '下一页' },
    darkModeSwitchLabel: '外观',
    lightModeSwitchTitle: '浅色',
    darkModeSwitchTitle: '深色',
    sidebarMenuLabel: '目录',
    returnToTopLabel: '回到顶部',
    skipToContentLabel: '跳到内容',
    notFound: { title: '没有这一页', quote: '', linkText: '回到首页', linkLabel: '首页' },
  },
})
