import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const names = (
  '拾光书房 周末看展的阿禾 南城读者 一页知秋 半日闲 听书的鱼 纸上行旅 小满读诗 城市漫游者 ' +
  '灯下集 山月不知 木舟 橘子海 慢读计划 书架第三层 晚风里的报刊亭 河岸书单 白日梦书店 字里有光 ' +
  '早茶与杂志 云边来信 阅读打卡员 街角的猫 单程车票 读书的木匠 山间邮差 河边图书馆 晚八点的灯 半卷书 一粒米'
).split(' ')
const platforms = ['xiaohongshu', 'weibo', 'douban', 'bilibili', 'douyin', 'moments'] as const
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeOf = (index: number) =>
  Array.from({ length: 6 }, (_, at) => LETTERS[(index * 7 + at * at * 5 + at * 11) % 32]).join('')
const stateOf = (index: number): string => {
  if (index > 19) return index > 22 ? 'rejected' : 'applied'
  return index === 17 ? 'retired' : index === 16 ? 'suspended' : 'active'
}

export const seedingOfficers = (world: SampleWorld): Row[] =>
  names.map((nickname, index) => {
    const isIn = index < 20
    return {
      ...{
        nickname,
        user: 10 + index * 4,
        origin: index === 5 ? 'operator' : 'app',
        status: stateOf(index),
      },
      avatar: world.picture(`avatar-${1 + (index % 12)}`),
      phone: `199${String(10_020_046 + index * 91_733)}`,
      accounts: [
        {
          platform: oneOf(platforms, index),
          account: nickname,
          link: `https://www.example.com/u/${1000 + index}`,
          fans: 800 + ((index * 3_719) % 30_000),
        },
      ],
      level: oneOf(['senior', 'trainee', 'officer', 'officer', 'trainee', 'chief'], index),
      interests: [1 + (index % 12)],
      term: isIn
        ? { start: world.at(-200, '00:00'), end: world.at(index === 17 ? -10 : 165, '23:59') }
        : null,
      reason: index === 5 ? null : '长期订阅周刊，每月写两到三篇读后感，想把好内容推荐给更多人。',
      inviteCode: isIn ? codeOf(index) : null,
      invited: isIn ? (index * 13) % 60 : 0,
      ...stamps(world, isIn ? 220 - index : 1 + (index % 4), 2),
    }
  })

const texts = [
  '一年读完52本周刊是什么体验',
  '通勤路上听完的十门课',
  '周末看展前，先听这一集播客',
  '小城青年的阅读清单',
  '这期封面故事让我想起外婆家的院子',
  '听书三百天，我的耳朵学会了走路',
  '值得反复读的五篇非虚构',
  '给孩子订的第一本杂志',
]

export const seedingPosts = (world: SampleWorld): Row[] =>
  Array.from({ length: 92 }, (_, index) => {
    const status =
      index < 15
        ? 'pending'
        : index % 6 === 1
          ? 'rejected'
          : index % 4 === 0
            ? 'passed'
            : 'rewarded'
    const isGood = status === 'passed' || status === 'rewarded'
    const days = index < 15 ? Math.floor(index / 3) : index
    return {
      ...{ status, officer: 1 + (index % 16), platform: oneOf(platforms, index) },
      target: { type: 'article', id: 1 + (index % 40) },
      link: `https://www.example.com/p/${20_000 + index * 17}`,
      text: `${oneOf(texts, index)}。读完这期，最打动我的是作者写下的那些具体的人。`,
      screenshots: [world.picture(`size-600x600-${1 + (index % 8)}`)],
      submittedAt: world.at(-days, '08:40'),
      likes: index < 15 ? null : (index * 97) % 1_600,
      score: isGood ? 2 + (index % 4) : null,
      opinion: status === 'rejected' ? '与推荐内容关系不大，请补充阅读感受' : null,
      examinedBy: index < 15 ? null : 2,
      examinedAt: index < 15 ? null : world.at(-days + 1, '10:05'),
      rewardType: isGood ? 'points' : null,
      rewardPoints: isGood ? oneOf([40, 80, 120, 200], index) : null,
      rewardedAt: status === 'rewarded' ? world.at(-days + 1, '10:20') : null,
      ...stamps(world, Math.max(1, days), 2),
    }
  })
