import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [title: string, target: Row, more?: Row]

const at = (type: string, id: number): Row => ({ type, id })
const lines: readonly Line[] = [
  ['地铁海报-宋画十讲', at('course', 1)],
  ['公众号菜单-本周封面', at('issue', 1)],
  ['短信召回-年卡续费', { type: 'vipPage' }],
  ['小红书笔记-京都漫步', at('article', 1)],
  ['直播间口播-写作课', at('course', 2)],
  ['门店台卡-听书会员', { type: 'vipPage' }],
  ['抖音主页-新刊上架', at('magazine', 1)],
  ['客服快捷回复-AI问书', { type: 'chat' }],
  ['书展易拉宝-城市电台', at('radioStation', 1)],
  ['高铁杂志广告-播客合集', at('radioStation', 2)],
  ['企业微信群-共读报名', { type: 'url', url: 'https://example.com/reading' }],
  ['课程结业证书背面', at('course', 3)],
  ['周刊封底二维码', at('magazine', 2)],
  ['咖啡馆杯套-睡前故事', at('podcast', 1)],
  ['校园大使传单', { type: 'vipPage' }],
  ['音频节目片尾', at('podcast', 2)],
  ['地图册附赠卡', at('issue', 2)],
  ['评论区置顶-延伸阅读', at('article', 2)],
  ['快递箱内卡-会员回馈', { type: 'vipPage' }],
  ['博物馆导览牌', at('subject', 1)],
]
/** Of each some were made again the season after. */
const seasons = ['', '·秋季'] as const
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Six small letters: an odd factor brings no two places together. */
function codeOf(place: number): string {
  const number = ((place + 17) * 24_852_347) % 32 ** 6
  return Array.from({ length: 6 }, (_, at) => letters[Math.floor(number / 32 ** at) % 32]).join('')
}

/** Forty links: on posters, in pushes, at partners'; some over, some switched off. */
export const jumpLinks = (world: SampleWorld): Row[] =>
  seasons.flatMap((season, turn) =>
    lines.map(([title, target, more = {}], index) => {
      const place = turn * lines.length + index
      const code = codeOf(place)
      const clicks = place % 9 === 8 ? 0 : 37 + ((place * 613) % 9200)
      return {
        title: `${title}${season}`,
        target,
        code,
        channel: place % 3 === 0 ? null : 1 + (place % 5),
        appLink: `masthead://open/${target.type}${target.id ? `/${target.id}` : ''}`,
        h5Link: `https://s.example.com/j/${code}`,
        miniPath: `pages/${target.type}/index?${target.id ? `id=${target.id}&` : ''}scene=${code}`,
        qrCode: `https://s.example.com/j/${code}`,
        fallback: place % 4 === 0 ? 'https://example.com/download' : null,
        validity:
          place % 5 === 0
            ? {
                start: world.at(-60 - place, '00:00'),
                end: world.at(place % 2 ? -12 : 45, '23:59'),
              }
            : null,
        clicks,
        visitors: Math.floor(clicks * 0.71),
        note: place % 6 === 0 ? '印刷品，码不可更换，只改目标' : null,
        status: place % 11 === 10 ? 'disabled' : 'enabled',
        ...more,
        ...stamps(world, 160 - place * 4, 1 + (place % 4)),
      }
    }),
  )
