import type { Row } from '#declare'
import { mastheads } from '../covers.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { planIssues } from './issue.ts'

type Page = readonly [
  title: string,
  magazine: number,
  back: number | null,
  kind: 'link' | 'built',
  state: string,
]
const pages: readonly Page[] = [
  ['全年订阅早鸟季', 1, null, 'built', 'published'],
  ['「重新认识睡眠」专题页', 1, 1, 'built', 'published'],
  ['读者问卷：你想读什么', 1, null, 'link', 'withdrawn'],
  ['「一碗面的中国地理」地图', 1, 2, 'link', 'published'],
  ['书城月读十周年', 2, null, 'built', 'published'],
  ['少年文摘·寒假征文', 3, null, 'link', 'draft'],
  ['乐迷·线上音乐会', 4, 1, 'link', 'published'],
  ['食鉴·年货地图', 5, null, 'built', 'draft'],
  ['旅行地理·线路手册下载', 6, 1, 'link', 'published'],
  ['自然博物·百鸟打卡', 8, null, 'link', 'withdrawn'],
  ['年度书单投票', 24, null, 'built', 'published'],
  ['译文阅读·译者沙龙报名', 21, null, 'link', 'draft'],
]

/** Twelve landing pages: some for an issue, some for a title, in every state. */
export function magazineH5s(world: SampleWorld): Row[] {
  const issues = planIssues(world)
  return pages.map(([title, magazine, back, pageKind, status], index) => {
    const issue =
      issues.findIndex((one) => one.magazine === magazine && one.back === back) + 1 || null
    return {
      title,
      magazine,
      issue,
      pageKind,
      link: pageKind === 'link' ? `https://h5.example.com/magazine/${index + 1}` : null,
      content:
        pageKind === 'built'
          ? `<h2>${title}</h2><p>详情以页面公布为准，参与即视为同意活动规则。</p>`
          : null,
      entry: issue
        ? ['issueTop']
        : oneOf([['magazineHome'], ['articleEnd'], ['magazineHome', 'articleEnd']], index),
      imageUrl: world.picture(`entry-${1 + (index % 8)}`),
      buttonText: index % 2 === 0 ? '去看看' : null,
      buttonTarget: index % 2 === 0 ? { type: 'magazine', id: magazine } : null,
      period: {
        start: world.at(-30 - index * 6, '00:00'),
        end: world.at(status === 'withdrawn' ? -5 : 60 + index, '23:59'),
      },
      shareTitle: title,
      shareDesc: `${mastheads[magazine - 1]!.title}：${mastheads[magazine - 1]!.tagline}`,
      shareImg: world.picture(`square-${mastheads[magazine - 1]!.code}`),
      visitCount: status === 'draft' ? 0 : 900 + ((index * 3571) % 42000),
      status,
      ...stamps(world, 80 - index * 5, 2),
    }
  })
}

/** What stands in a slot and for whom; every slot holds the first magazines still on the shelf that no other one has. */
const slots: readonly (readonly [slot: string, reason: string, badge: string])[] = [
  ['shelfTop', '本周编辑部力荐', 'hot'],
  ['newIssue', '新一期刚刚上架', 'fresh'],
  ['backIssue', '值得重读的往期', 'nothing'],
  ['articleEnd', '读完这一篇，接着读', 'exclusive'],
]
const aSlot = 4

/** Four recommendations a slot, the last of each waiting for its turn. */
export const magazineRecommends = (world: SampleWorld): Row[] =>
  slots.flatMap(([slot, reason, badge], at) =>
    mastheads.slice(at * aSlot, (at + 1) * aSlot).map((masthead, place) => ({
      slot,
      target: { type: 'magazine', id: at * aSlot + place + 1 },
      title: masthead.title,
      reason: `${reason}：${masthead.tagline}`,
      imageUrl: world.picture(`picture-${1 + at * aSlot + place}`),
      badge: place === 0 ? badge : 'nothing',
      period: { start: world.at(-14 + place, '00:00'), end: world.at(45 + place * 7, '23:59') },
      audience: oneOf(['all', 'all', 'nonMember', 'member'], place),
      position: place + 1,
      clickCount: place === aSlot - 1 ? 0 : 320 + (((at * 7 + place) * 1931) % 9000),
      status: place === aSlot - 1 ? 'draft' : 'published',
      ...stamps(world, 14 - place, 2),
    })),
  )
