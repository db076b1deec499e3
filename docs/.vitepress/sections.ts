import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the site: the pages of a folder, by headings; what a heading does not name by itself stands in its order. */
interface Section {
  readonly label: string
  /** Pages by headings, `folder/name`; `folder/*` are all of a folder. */
  readonly groups: readonly (readonly [heading: string, pages: readonly string[]])[]
}

/** What stands in the sidebar. */
export const sections: readonly Section[] = [
  {
    label: '编辑',
    groups: [
      [
        '开始 First',
        ['editors/index', 'editors/lists', 'editors/forms', 'editors/publish-and-withdraw'],
      ],
      [
        '一件一件做 By job',
        [
          'editors/make-an-issue',
          'editors/correct-what-is-published',
          'editors/place-it-on-the-home-page',
          'editors/daily-card',
          'editors/audio-and-podcasts',
          'editors/courses-and-subjects',
          'editors/camps-and-practices',
          'editors/app-pages',
          'editors/media-library',
          'editors/classify',
          'editors/what-readers-write',
          'editors/other-areas',
        ],
      ],
      [
        '多的时候 Many at once',
        ['editors/bulk-edit-and-undo', 'editors/desks', 'editors/calendars'],
      ],
      ['记录之外 Around a record', ['editors/bin-and-history', 'editors/messages']],
    ],
  },
  {
    label: '运营',
    groups: [
      ['开始 First', ['operators/index', 'operators/screens-of-the-day']],
      [
        '一件一件做 By job',
        [
          'operators/compensate-a-complaint',
          'operators/twenty-thousand-rows',
          'operators/months-close',
          'operators/raffle',
          'operators/camp',
          'operators/refunds',
          'operators/coupons',
          'operators/boards',
          'operators/parcels',
          'operators/messages-to-readers',
        ],
      ],
      [
        '名单 Lists',
        [
          'operators/six-steps',
          'operators/mend-rows',
          'operators/pictures-along',
          'operators/before-it-runs',
          'operators/approval',
          'operators/files-of-other-programs',
          'operators/codes',
        ],
      ],
      ['每种名单 Each kind of list', ['lists/*']],
    ],
  },
  {
    label: '管理员',
    groups: [
      [
        '运行 Running it',
        [
          'administrators/index',
          'administrators/settings',
          'administrators/services',
          'administrators/upgrade',
          'administrators/scale',
          'administrators/backup-and-restore',
        ],
      ],
      [
        '谁能做什么 Who may what',
        [
          'administrators/roles',
          'administrators/company-sign-in',
          'administrators/keys',
          'administrators/security',
          'administrators/personal-data',
          'administrators/asvs',
          'administrators/asvs-input',
          'administrators/asvs-identity',
          'administrators/asvs-machinery',
        ],
      ],
      ['看着它 Watching', ['administrators/watching', 'administrators/reliability']],
    ],
  },
  {
    label: '开发者',
    groups: [
      [
        '一个实体 An entity',
        [
          'developers/index',
          'developers/rules',
          'developers/actions',
          'developers/lists-that-come-in',
          'developers/figures',
          'developers/desk-calendar-timeline',
          'developers/samples-and-tests',
        ],
      ],
      [
        '自己的 Of one’s own',
        [
          'developers/own-views',
          'developers/own-kind',
          'developers/port',
          'developers/another-backend',
        ],
      ],
      ['整座房子 The house', ['developers/walks', 'developers/walker', 'developers/commands']],
      ['其他程序 Other programs', ['developers/other-programs', 'developers/importing-by-api']],
      ['为什么这样 Decisions', ['decisions/*']],
    ],
  },
  {
    label: '参考',
    groups: [
      ['由声明生成 Made from the declarations', ['reference/*']],
      ['界面 Screens', ['screens/*']],
    ],
  },
]

/** Names of the pages in a folder of `docs`, its own first. */
const pagesIn = (docs: string, folder: string): readonly string[] => {
  if (!existsSync(join(docs, folder))) return []
  const names = readdirSync(join(docs, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3))
  const first = (name: string) => (['index', 'README'].includes(name) ? 0 : 1)
  return names
    .toSorted((one, other) => first(one) - first(other) || one.localeCompare(other))
    .map((name) => `${folder}/${name}`)
}

/** The pages a heading stands for, in order. */
export const pagesOf = (docs: string, named: readonly string[]): readonly string[] =>
  named.flatMap((name) => (name.endsWith('/*') ? pagesIn(docs, name.slice(0, -2)) : [name]))

/** What a page calls itself. */
export function titleOf(docs: string, page: string): string {
  const file = join(docs, `${page}.md`)
  if (!existsSync(file))
    throw new Error(`There is no page ${file}: take it out of docs/.vitepress/sections.ts`)
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('`', '') ?? page
}

const addressOf = (page: string) => `/${page.replace(/(^|\/)index$/, '$1')}`

/** The sidebar of each folder: all of the section it belongs to. */
export function sidebarsOf(docs: string) {
  return Object.fromEntries(
    sections.flatMap(({ groups }) => {
      const items = groups.map(([text, named]) => ({
        text,
        collapsed: named.some((name) => name.endsWith('/*')) && !named.includes('reference/*'),
        items: pagesOf(docs, named).map((page) => ({
          text: titleOf(docs, page),
          link: addressOf(page),
        })),
      }))
      const folders = new Set(
        groups.flatMap(([, named]) => named.map((name) => name.split('/')[0])),
      )
      return [...folders].map((folder) => [`/${folder}/`, items] as const)
    }),
  )
}
