/** Words of headlines, the common ones first: each is drawn less often than the one before it. */
const words = (
  '我们 生活 故事 时间 世界 中国 人生 孩子 读书 城市 母亲 父亲 爱情 青春 文化 历史 春天 朋友 老师 阅读 ' +
  '时代 幸福 自由 家庭 未来 少年 梦想 音乐 电影 语言 思想 艺术 科学 自然 记忆 远方 黄昏 秋天 夏天 冬天 ' +
  '月亮 星空 河流 大海 山谷 草原 火车 车站 小镇 老街 书店 图书馆 咖啡 茶馆 厨房 味道 乡愁 故乡 童年 ' +
  '外婆 邻居 同学 旅行 地图 灯塔 花园 雨夜 雪地 清晨 深夜 信件 日记 照片 手艺 匠人 医生 护士 农民 工人 ' +
  '编辑 作家 诗人 画家 导演 演员 航天 火箭 量子 基因 疫苗 芯片 机器人 人工智能 互联网 手机 算法 数据 ' +
  '经济 金融 货币 房价 工资 消费 创业 企业 管理 教育 高考 大学 论文 考古 青铜 敦煌 长城 故宫 丝绸之路 ' +
  '瓷器 书法 京剧 昆曲 古琴 围棋 武术 中医 节气 端午 中秋 春节 月饼 饺子 豆腐 面条 火锅 辣椒 茶叶 ' +
  '熊猫 候鸟 鲸鱼 蝴蝶 梅花 竹林 银杏 麦田 葡萄 沙漠 冰川 火山 地震 台风 气候 能源 核电 碳中和'
).split(' ')
const signs =
  '山水云风光影石木金火土月日星河海江湖林草花鸟鱼虫马牛羊鹿鹤松竹梅兰菊桃李杏桥路门窗灯书画琴棋诗酒茶刀剑衣食住行春夏秋冬东西南北中上下左右前后内外高低远近大小多少新旧明暗冷暖甘苦酸甜红黄蓝绿白黑青紫古今朝夕晨昏晴雨雪霜雾露雷电虹冰泉溪峰岭崖谷原野村镇城乡国家族亲友师徒兄弟姐妹'
const shapes: readonly ((word: () => string) => string)[] = [
  (word) => `${word()}的${word()}`,
  (word) => `${word()}与${word()}`,
  (word) => `在${word()}遇见${word()}`,
  (word) => `${word()}：${word()}里的${word()}`,
  (word) => `一个${word()}的${word()}${word()}`,
  (word) => `为什么${word()}总是${word()}`,
  (word) => `${word()}${word()}，${word()}`,
  (word) => `写给${word()}的${word()}`,
]

/** Numbers from 0 to 1, the same at every run. */
export function numbers(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Believable headlines: common words often, thousands of rare ones seldom. */
export function titles(random = numbers()): () => string {
  const rare = () => pick(signs) + pick(signs)
  const pick = (from: string) => from[Math.floor(random() * from.length)] as string
  const common = () => words[Math.floor(words.length * random() ** 2.5)] as string
  const word = () => (random() < 0.75 ? common() : rare())
  return () => (shapes[Math.floor(random() * shapes.length)] as (typeof shapes)[number])(word)
}
