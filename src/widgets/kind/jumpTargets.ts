import type { Label } from '#declare'

/** A place in the app one can link to. */
export interface JumpTarget {
  readonly label: Label
  /** What it takes beside its type; nothing where it is one place only. */
  readonly needs?: 'id' | 'url' | 'path'
  /** The entity `id` belongs to. */
  readonly entity?: string
  /** Which records of it are meant: a course is a root of the tree `catalog`. */
  readonly where?: { readonly [field: string]: unknown }
}

const record = (entity: string, zh: string, en: string): JumpTarget => ({
  label: [zh, en],
  needs: 'id',
  entity,
})

/** Every type of target of an in-app link. */
export const jumpTargets: { readonly [type: string]: JumpTarget } = {
  course: { ...record('catalog', '课程', 'Course'), where: { nodeKind: 'course' } },
  magazine: record('magazine', '杂志', 'Magazine'),
  issue: record('issue', '期次', 'Issue'),
  article: record('article', '文章', 'Article'),
  podcast: record('podcast', '播客单集', 'Podcast episode'),
  radioStation: record('radioStation', '电台与播客合集', 'Radio station or podcast collection'),
  audiobook: record('audiobook', '听书', 'Audiobook'),
  playlist: record('playlist', '播放列表', 'Playlist'),
  atlas: record('atlas', '图集', 'Atlas'),
  epub: record('epub', '电子书', 'Epub'),
  theme: record('theme', '合作主题', 'Partner theme'),
  subject: record('subject', '专题', 'Subject'),
  camp: record('camp', '训练营', 'Camp'),
  practice: record('practice', '练习', 'Practice'),
  h5Page: record('h5Page', 'H5页面', 'H5 page'),
  vipPage: { label: ['会员页', 'Membership page'] },
  shopGoods: record('shopGoods', '商城商品', 'Shop goods'),
  chat: { label: ['AI对话', 'AI chat'] },
  listener: { label: ['听友', 'Listener'] },
  miniProgram: { label: ['小程序', 'Mini-program'], needs: 'path' },
  url: { label: ['网页', 'Web page'], needs: 'url' },
  none: { label: ['不跳转', 'No link'] },
}
