import type { Label, Screen } from '#declare'
import { isAdmin, type Viewer } from '#derive/viewer.ts'

/** A stop of the tour: what is pointed at, and what it is for. */
export interface Stop {
  /** What is pointed at, the first of these that can be seen. */
  readonly at: readonly string[]
  readonly title: Label
  readonly says: Label
  /** A screen one may look at from here. */
  readonly to?: string
}
interface WorkStop extends Stop {
  readonly to: string
  readonly for: (viewer: Viewer) => boolean
}

/** So many stops has a tour. */
export const STOPS = 6
const menu = ['.sidebar .menu', '.topbar > button']
const linkOf = (path: string) => [`.sidebar a[href="${path}"]`, ...menu]
const holds = (right: Viewer['special'][number]) => (viewer: Viewer) =>
  viewer.special.includes(right)
const anybody = () => true

const beginning: readonly Stop[] = [
  {
    at: menu,
    title: ['菜单', 'The menu'],
    says: [
      '左侧是你能用的全部功能，按工作分组；上方可以搜索，拼音首字母也行。手机上点左上角的按钮打开。',
      'All screens you may use, grouped by work, with a search above. On a phone the button at the top opens it.',
    ],
  },
]

/** What somebody does here, the rarest right first: two of them stand in their tour. */
const work: readonly WorkStop[] = [
  {
    for: isAdmin,
    to: '/configCenter/users',
    at: linkOf('/configCenter/users'),
    title: ['同事与权限', 'Colleagues and rights'],
    says: [
      '配置中心 → 后台用户：添加同事、给角色、停用。一次性密码只显示一次。',
      'Configuration → Portal users: add colleagues, give roles, disable. A one-time password is shown once.',
    ],
  },
  {
    for: isAdmin,
    to: '/configCenter/condition',
    at: linkOf('/configCenter/condition'),
    title: ['运行状况', 'Condition'],
    says: [
      '配置中心 → 运行状况：数据库、备份、任务、磁盘是否正常，不正常时写明怎么办。',
      'Configuration → Condition: whether database, backups, jobs and disk are well, and what to do where not.',
    ],
  },
  {
    for: holds('finance'),
    to: '/financial/single',
    at: linkOf('/financial/single'),
    title: ['结算', 'Settlement'],
    says: [
      '财务结算 → 单品结算：核对、确认、收票、付款，一步一步，精确到分。',
      'Settlement → Single settlement: check, confirm, invoice, pay, step by step and to the fen.',
    ],
  },
  {
    for: holds('bulk'),
    to: '/datas/benefitTopUp',
    at: linkOf('/datas/benefitTopUp'),
    title: ['发放名单', 'Lists of grants'],
    says: [
      '数据管理 → 权益补赠：先校验，什么都不写入；确认后执行，七天内可以整批撤回。',
      'Data → Benefit top-up: checked first, nothing is written; then run, and taken back whole within seven days.',
    ],
  },
  {
    for: anybody,
    to: '/contentManagement/magazine/issues',
    at: linkOf('/contentManagement/magazine/issues'),
    title: ['出一期', 'Making an issue'],
    says: [
      '内容管理 → 杂志 → 期次管理：新建一期，放进文章，校对，上架。上架的清单会说出还缺什么。',
      'Content → Magazines → Issues: a new issue, its articles, proofed, published. What is missing is told.',
    ],
  },
  {
    for: anybody,
    to: '/administer/home',
    at: linkOf('/administer/home'),
    title: ['放到首页', 'Placing it on the home page'],
    says: [
      '页面管理 → App → 首页模块：App 的首页由这些模块拼成；把上架的内容放进去，拖动排序。',
      'Page management → App → Home page modules: what is published is placed here and sorted by dragging.',
    ],
  },
  {
    for: anybody,
    to: '/comment/list',
    at: linkOf('/comment/list'),
    title: ['评论', 'Comments'],
    says: [
      '评论管理 → 评论列表：等得最久的先处理；右上角的“处理台”一键一条。',
      'Comments: the longest waiting first; the desk at the top decides one after the other by a key.',
    ],
  },
]

/** For whoever has little work of their own here. */
const whereTold: readonly Stop[] = [
  {
    at: ['.topbar button[aria-haspopup="dialog"]'],
    title: ['通知与任务', 'Notices and jobs'],
    says: [
      '铃铛说出你不在时发生了什么，旁边是后台任务的进度。',
      'The bell tells what happened meanwhile; beside it stand the jobs.',
    ],
  },
  {
    at: ['.home-cards', '#content'],
    title: ['待办', 'To-dos'],
    says: [
      '首页列出等你处理的，点数字到筛选好的列表。',
      'The home page lists what waits for you, each leading to its list.',
    ],
  },
]

const ending: readonly Stop[] = [
  {
    at: ['.search-box'],
    title: ['找任何东西：Ctrl+K', 'Find anything: Ctrl+K'],
    says: [
      '页面、记录、操作、说明，都在这里；在任何页面按 Ctrl+K。',
      'Pages, records, actions and what they mean; press Ctrl+K anywhere.',
    ],
  },
  {
    at: ['[data-tour="help"]'],
    title: ['这一页是做什么的：F1', 'What this screen is for: F1'],
    says: [
      '每一页都有说明：状态读者看不看得到、每个操作要什么、有哪些规定、快捷键。',
      'Every screen tells of itself: what readers see, what each move asks for, the rules, the keys.',
    ],
  },
  {
    at: ['.account'],
    title: ['你的账号', 'Your account'],
    says: [
      '密码、两步验证、登录设备都在这里；这份导览也随时可以从这里再看。',
      'Password, second factor, devices; and this tour, whenever you want it again.',
    ],
  },
]

/** The stops of somebody's tour: what everybody needs, and of their work the two that say most. */
export function stopsFor(viewer: Viewer, seen: readonly Screen[]): readonly Stop[] {
  const own = work.filter((stop) => stop.for(viewer) && seen.some(({ path }) => path === stop.to))
  const middle = [...own, ...whereTold].slice(0, STOPS - beginning.length - ending.length)
  return [...beginning, ...middle, ...ending]
}
