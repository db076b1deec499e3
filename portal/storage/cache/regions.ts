import type { Label, Screen } from '#declare'

/** What is kept in memory, part by part, in the order it is shown. */
export const regions = ['home', 'catalogue', 'config', 'searchWords', 'ranks'] as const
export type Region = (typeof regions)[number]

/** What each part is called, and what lies in it. */
export const regionLabels: { readonly [K in Region]: { label: Label; holds: Label } } = {
  home: {
    label: ['App 首页', 'App home'],
    holds: [
      '首页、导航、入口与官网的公开读取',
      'Public reading of home pages, bars, entries and the website',
    ],
  },
  catalogue: {
    label: ['内容目录', 'Catalogue'],
    holds: [
      '杂志、文章、播客、训练营等内容的公开读取',
      'Public reading of magazines, articles, podcasts, camps and all other content',
    ],
  },
  config: {
    label: ['配置', 'Config'],
    holds: ['门户自身读取的基础配置', 'Settings that the portal itself reads'],
  },
  searchWords: {
    label: ['搜索词', 'Search words'],
    holds: [
      '提示词、热搜词与搜索位的公开读取',
      'Public reading of cue words, trending words and search slots',
    ],
  },
  ranks: {
    label: ['榜单', 'Ranks'],
    holds: ['各类榜单的公开读取', 'Public reading of the rankings'],
  },
}

const words: readonly string[] = ['cueWord', 'searchWord', 'searchSlot']
const homes = /^(页面管理\/App|首页入口配置|官网管理)(\/|$)/
const rankings = /^运营管理\/榜单(\/|$)/

/** Where public reading of an entity is kept: by the menu its first screen stands in. */
export function regionOf(entity: string, screens: readonly Screen[]): Region {
  if (words.includes(entity)) return 'searchWords'
  const { menu = '' } = screens.find((screen) => screen.entity === entity) ?? {}
  if (homes.test(menu)) return 'home'
  return rankings.test(menu) ? 'ranks' : 'catalogue'
}
