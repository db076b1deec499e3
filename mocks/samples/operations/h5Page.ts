import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { squareCover } from '../squareCover.ts'

type Line = readonly [title: string, slug: string, category: string, status?: string]
const pages: readonly Line[] = [
  ['读书月全场五折', 'reading-month-2025', 'activity'],
  ['给毕业生的十门课', 'ten-courses', 'course'],
  ['会员权益一图看懂', 'vip-guide', 'vip'],
  ['世界读书日42小时', 'world-book-day', 'activity', 'withdrawn'],
  ['读者问卷·你最想看的专题', 'reader-survey', 'questionnaire'],
  ['城市漫步专刊', 'city-walk', 'article'],
  ['听书节·一百本好书', 'listening-festival', 'activity'],
  ['数字刊年卡说明', 'digital-year-card', 'vip'],
  ['少年刊开学季', 'youth-september', 'activity', 'withdrawn'],
  ['宋朝美学十讲', 'song-aesthetics', 'course'],
  ['播客上新周', 'podcast-week', 'course'],
  ['年度书单', 'books-of-the-year', 'article', 'draft'],
  ['双十二预热', 'double-twelve-teaser', 'activity', 'draft'],
  ['图书馆合作说明', 'library-partners', 'other'],
  ['一封给老读者的信', 'letter-to-readers', 'article'],
  ['新年订刊早鸟', 'new-year-early-bird', 'activity', 'draft'],
]
const backgrounds = ['#FFFFFF', '#FFF6EC', '#F1F6F3', '#20262E']

const text = (words: string): Row => ({ kind: 'richText', text: `<p>${words}</p>` })
const goTo = (kind: string, jump: Row): Row => ({ kind, jump })

/** What stands on a page: its picture, a few words, and what its kind is for. */
function blocksOf(world: SampleWorld, [title, , category]: Line, index: number): Row[] {
  const image = { kind: 'image', image: world.picture(`size-750x420-${1 + (index % 3)}`) }
  const more: { readonly [category: string]: readonly Row[] } = {
    activity: [
      { kind: 'countdown', until: world.at(9 + index, '23:59') },
      { kind: 'coupon', coupon: 1 + (index % 3) },
      goTo('goods', { type: 'course', id: 1 + (index % 4) }),
      goTo('button', { type: 'vipPage' }),
    ],
    course: [1, 2, 3].map((id) => goTo('goods', { type: 'course', id })),
    vip: [{ kind: 'coupon', coupon: 4 }, goTo('button', { type: 'vipPage' })],
    questionnaire: [goTo('button', { type: 'url', url: 'https://www.example.com/survey' })],
  }
  const words = `${title}，和编辑部一起读下去：每周一次更新，随时可以暂停。`
  return [image, text(words), ...(more[category] ?? [text('文末留有编辑部的联系方式。')])].map(
    (block, at) => ({ ...block, _key: `b${at + 1}` }),
  )
}

/** Landing pages that are out, over, and still being built. */
export const h5Pages = (world: SampleWorld): Row[] =>
  pages.map((line, index) => {
    const [title, slug, category, status = 'published'] = line
    const out = status !== 'draft'
    const begun = stamps(world, 12 + index * 9, 1 + (index % 3))
    return {
      ...{ title, slug, category, bgColor: oneOf(backgrounds, index) },
      blocks: blocksOf(world, line, index),
      needLogin: category === 'questionnaire',
      period:
        category === 'activity'
          ? { start: world.at(-10 - index, '00:00'), end: world.at(12 + index, '23:59') }
          : null,
      expiredText: '活动已结束，下次早点来哦',
      ...{ shareTitle: title, shareText: '打开看看，也分享给爱读书的朋友' },
      shareImage: squareCover(world, index),
      address: `https://h5.example.com/h5/${slug}`,
      publishedAt: out ? begun.updatedAt : null,
      edited: false,
      pv: out ? 26_400 - index * 1_370 : 0,
      uv: out ? 15_200 - index * 830 : 0,
      status,
      ...begun,
    }
  })

const advantages = [
  ['全刊数字化', '三十种期刊当期与往期，随时翻看'],
  ['听读一体', '文章、听书与播客，通勤路上也能学'],
  ['专属门户', '单位标识、配色与书单，一周上线'],
  ['阅读数据', '部门与个人的阅读月报，一目了然'],
  ['线下活动', '作者见面、读书会与共读营，按需组织'],
]
const customers = [
  ['市图书馆', '三个分馆接入，读者证即可阅读'],
  ['某大学', '人文通识课指定书单'],
  ['某银行分行', '随卡权益，月活八千'],
  ['区教育局', '教师阅读年'],
  ['某医院工会', '职工书屋'],
  ['高新区管委会', '企业服务平台阅读频道'],
  ['某出版集团', '编辑培训'],
  ['轨道交通公司', '车站听书角'],
  ['某律师事务所', '新人共读计划'],
  ['社区服务中心', '银发阅读班'],
  ['某设计院', '城市主题书单'],
  ['少年宫', '暑期听书营'],
]

/** The website's page for government and enterprise customers. */
export const pcPages = (world: SampleWorld): Row[] => [
  {
    pageKey: 'enterprise',
    headline: '为组织提供有品质的阅读',
    subhead: '期刊、听书与课程，一个账号，全员可读',
    bigImage: world.picture('size-1920x600-1'),
    intro:
      '<p>我们为机关、高校、图书馆与企业提供数字阅读服务：内容每周更新，专人对接，一周即可开通。</p>',
    advantages: advantages.map(([title, words], at) => ({
      ...{ iconUrl: world.picture(`icon-${1 + at}`), title, text: words, _key: `a${at + 1}` },
    })),
    packages: [1, 2, 3],
    cases: customers.map(([name, words], at) => ({
      ...{ logo: world.picture(`size-240x120-${1 + (at % 2)}`), name, text: words },
      ...{ consent: oneOf(['contract', 'letter', 'mail'], at), _key: `c${at + 1}` },
    })),
    ...{ phone: '400-000-0000', email: 'business@example.com' },
    qrCode: world.picture('qr-app'),
    ...{ formOpen: true, formMail: 'enquiry@example.com' },
    seoTitle: '政企阅读服务',
    seoDescription: '为机关、高校、图书馆与企业提供期刊、听书与课程的数字阅读服务。',
    publishedAt: stamps(world, 40).updatedAt,
    status: 'published',
    ...stamps(world, 40, 1),
  },
]
