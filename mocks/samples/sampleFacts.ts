import type { Row } from '#declare'
import { audiobookTexts } from './audio/audiobook.ts'
import { listenerRecommends } from './listeners/listenerRecommend.ts'
import {
  entityOrders,
  partnerTexts,
  partnerUserOrders,
  regionModules,
} from './partners/entityOrder.ts'
import { oneOf, placeAmong, type SampleWorld } from './sampleWorld.ts'
import { categories, entries, expenditures, incomes, projects } from './settlement/project.ts'

/** Subjects beside the first ones, most of them out. */
const livingSubjects = [
  ['春日读诗', '十二首诗，十二处花事', [1, 7], 'modules', 'published', 7_410],
  ['博物馆里的中国', '跟着讲解员走完九个展厅', [1, 5], 'modules', 'published', 11_960],
  ['重新学习休息', '睡眠、散步与发呆的科学', [4, 6], 'grid', 'published', 9_230],
  ['世界读书日书单', '一百位读者推荐的一百本书', [7, 9], 'list', 'published', 15_020],
  ['城市漫步手册', '八座城市，八条步行路线', [2, 9], 'modules', 'published', 6_870],
  ['给忙碌者的艺术史', '每天十分钟，走完两千年', [5, 6], 'modules', 'published', 8_845],
  ['县城的文艺生活', '书店、影院与小剧场', [1, 2], 'modules', 'published', 5_512],
  ['声音里的四季', '把耳机摘下来，听一听窗外', [5, 9], 'grid', 'published', 4_966],
  ['菜市场里的人间', '清晨四点的城市', [2, 6], 'modules', 'published', 7_731],
  ['孩子的第一本植物书', '二十种路边的草木', [3, 4], 'grid', 'published', 6_124],
  ['手艺人的下午', '木匠、裁缝、修表匠', [1, 9], 'list', 'published', 3_905],
  ['海边的一百扇门', '泉州的门与门后的人', [2, 5], 'modules', 'published', 5_277],
  ['写作课的作业本', '学员作品选', [6, 9], 'list', 'published', 2_648],
  ['苏东坡的朋友圈', '一封信牵出一个时代', [1, 5], 'modules', 'published', 10_311],
  ['一碗面的中国地理', '从关中到江南', [2, 9], 'modules', 'published', 8_016],
  ['夏夜听鬼故事', '聊斋里的人情', [1, 9], 'grid', 'withdrawn', 4_207],
  ['大雪之后', '林场、铁路与炉火', [2, 4], 'list', 'published', 3_358],
  ['动物不搬家', '城市里的野生邻居', [3, 4], 'grid', 'published', 4_489],
  ['看懂一张建筑图', '屋顶、斗拱与院落', [5, 6], 'modules', 'published', 5_940],
  ['新春特辑', '从腊月到正月', [8, 9], 'modules', 'draft', 0],
  ['高考之后读什么', '写给十八岁的书单', [7, 8], 'list', 'draft', 0],
] as const

/**
 * What is told of records that are otherwise made from their declaration: names, whom they belong to, how they stand.
 * As many records are made as there are lines.
 */
export const sampleFacts: { readonly [entity: string]: (world: SampleWorld) => readonly Row[] } = {
  audiobook: () => audiobookTexts,
  projectCategory: () => categories,
  project: projects,
  projectIncome: incomes,
  projectExpenditure: expenditures,
  projectEntry: entries,
  productPackageCategory: () =>
    [
      ['企业阅读', '给单位员工的期刊与节目'],
      ['高校与图书馆', '人文、科普与学术期刊'],
      ['银行客户权益', '随卡赠送的会员与课程'],
      ['亲子共读', '适合家长和孩子一起读'],
      ['名师好课', '系列课程与训练营'],
      ['节日礼包', '限时上架'],
    ].map(([name, note], index) => ({ name, note, position: index + 1, enabled: index < 5 })),
  regionModule: regionModules,
  partnerOther: partnerTexts,
  entityOrder: entityOrders,
  partnerUserOrder: partnerUserOrders,
  subjectTag: () =>
    [
      ['人文历史', '#8C5A2B'],
      ['城市漫步', '#2F7D6B'],
      ['亲子共读', '#E07A3F'],
      ['科普新知', '#2F6FD0'],
      ['影音艺术', '#8E4EC6'],
      ['职场成长', '#3E7C4F'],
      ['世界读书日', '#C0392B'],
      ['年度特辑', '#B8860B'],
      ['编辑部推荐', '#4A5568'],
      ['节气', '#6B8E23'],
      ['县城与乡土', '#A0522D'],
    ].map(([name, color], index) => ({ name, color, position: index + 1, showOnTop: index < 6 })),
  subject: (world) =>
    [
      [
        '二十四节气里的中国',
        '一个节气，一篇文章，一段声音',
        [1, 3],
        'timeline',
        'published',
        12_640,
      ],
      ['大运河：两千里的日常', '从码头、船工到一碗阳春面', [1, 2], 'modules', 'published', 8_320],
      ['给孩子的第一堂科学课', '十位科学家写给孩子的信', [3, 4], 'grid', 'published', 5_907],
      ['重读民国副刊', '旧报纸里的新文章', [1, 9], 'list', 'withdrawn', 3_118],
      ...livingSubjects,
      ['2026 年度书单', '编辑部的一百本书', [8, 9], 'modules', 'draft', 0],
    ].map(([title, subtitle, tags, layout, status, visitCount], index) => ({
      ...{ title, subtitle, tags, layout, status, visitCount, position: index + 1 },
      period:
        status === 'draft'
          ? null
          : {
              start: world.at(-60 + (index % 5) * 9),
              end: world.at(index < 5 ? 120 - index * 40 : 60 + index * 3),
            },
      ...{ shareTitle: title, shareDesc: subtitle, relatedSubjects: [] },
    })),
  theme: themes,
  listenerLearner: (world) =>
    Array.from({ length: 14 }, (_, index) => {
      const progress = oneOf([100, 12, 64, 100, 38, 5, 81], index)
      return {
        ...{ course: 1 + (index % 4), listener: 16 + index, progress },
        joinedAt: world.at(-8 + Math.floor(index / 3), `${10 + (index % 9)}:${10 + index}`),
        finishedAt: progress === 100 ? world.at(-1, `2${index % 3}:15`) : null,
      }
    }),
  listenerRecommend: listenerRecommends,
}

/** What a theme of courses offers, by its name: courses by their numbers. */
const taught: { readonly [theme: string]: readonly number[] } = {
  员工书房·春季课单: [1, 2, 5, 9],
  通勤路上听历史: [14, 15, 19, 1],
  陪孩子一起听: [21, 7, 12, 18],
  职场写作课单: [5, 22, 11, 17],
  一小时看懂艺术: [2, 4, 13, 8],
}

/** Magazines by their numbers, without the two that are off the shelf. */
const onShelf = Array.from({ length: 24 }, (_, at) => at + 1).filter((id) => ![18, 22].includes(id))

function themes(world: SampleWorld): Row[] {
  const lines = [
    ['digtal', '期刊里的四季', 'published', 1_204],
    ['sell', '通勤读书包', 'published', 866],
    ['class', '员工书房·春季课单', 'published', 0],
    ['sell', '亲子共读一年', 'published', 542],
    ['digtal', '银行大厅阅读角', 'published', 2_310],
    ['sell', '名刊精选五种', 'withdrawn', 97],
    ['class', '通勤路上听历史', 'published', 0],
    ['sell', '家庭书架年卡', 'published', 1_318],
    ['class', '陪孩子一起听', 'published', 0],
    ['sell', '人文双刊', 'draft', 0],
    ['class', '职场写作课单', 'draft', 0],
    ['digtal', '科学少年刊单', 'published', 0],
    ['digtal', '职工之家', 'published', 1_822],
    ['class', '一小时看懂艺术', 'withdrawn', 0],
    ['digtal', '春节特别刊单', 'withdrawn', 388],
  ] as const
  return lines.map(([themeKind, name, status, salesCount], index) => ({
    ...{ themeKind, name, status, companies: index === 4 ? [19, 20] : [] },
    introduction: `${name}：由编辑部选编，${themeKind === 'class' ? '每天一讲，通勤路上就能听完' : '随时可读，下载后离线也能看'}。`,
    contents: Array.from({ length: 4 }, (_, at) => ({
      target: taught[name]
        ? { type: 'course', id: taught[name][at] }
        : { type: 'magazine', id: onShelf[(index * 5 + at) % onShelf.length] },
      ...{ title: null, imageUrl: null, _key: `t${at}` },
    })),
    ...(themeKind === 'sell'
      ? {
          price: 9900 + index * 2000,
          originalPrice: 16800 + index * 2000,
          validDays: 365,
          buyNote: '购买后一年内有效，不支持转赠。',
        }
      : { price: null, originalPrice: null, validDays: null, buyNote: null }),
    period: { start: world.at(-30 + index), end: world.at(150 + index * 10) },
    ...{
      salesCount: themeKind === 'sell' ? salesCount : 0,
      shareTitle: name,
      position: placeAmong(lines, index, ([kind]) => kind),
    },
  }))
}
