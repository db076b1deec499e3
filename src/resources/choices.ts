/** Sets of choices that several entities mean alike; a set that only one has stands with its field. */

/** How a time stands to now. */
export const phases = {
  upcoming: ['未开始', 'Upcoming'],
  running: ['进行中', 'Running'],
  ended: ['已结束', 'Ended'],
  none: ['未设定', 'Not set'],
} as const

/** How what one signs up for stands to now: from the day one may, it is soon to come. */
export const signUpPhases = { ...phases, announced: ['即将开始', 'Coming up'] } as const

/** How a sale stands to now; one that was never published has no phase. */
export const salePhases = {
  ...({ upcoming: ['未开始', 'Upcoming'], announced: ['预热中', 'Announced'] } as const),
  ...({ running: ['进行中', 'Running'], ended: ['已结束', 'Over'] } as const),
} as const

/** What winners are written to about. */
export const smsTemplates = [
  { win: ['中奖通知', 'You won'], claim: ['领奖提醒', 'Please claim'], expiring: ['即将过期', 'Expiring'] },
  { shipped: ['发货通知', 'Shipped'], code: ['发放兑换码', 'Your code'] },
] as const

/** What a notification is about: news of the house, something new to read, a notice one waits for. */
export const pushKinds = {
  operation: ['运营消息', 'Operation'],
  content: ['内容更新', 'Content'],
  service: ['服务通知', 'Service'],
} as const

/** How a seal is had at its place. */
export const sealWays = [
  { location: ['到场定位', 'Being there'], scan: ['扫码', 'Scanning'], quiz: ['答题', 'Quiz'], reading: ['读完内容', 'Reading'] },
] as const

/** The systems the app runs on. */
export const platforms = { ios: ['iOS', 'iOS'], android: ['安卓', 'Android'], harmony: ['鸿蒙', 'HarmonyOS'] } as const

/** Whom the app shows something to. */
export const audiences = [
  { all: ['全部用户', 'Everyone'], vip: ['会员用户', 'Members'], nonVip: ['非会员用户', 'Non-members'] },
  { newUser: ['新用户', 'New users'], signedOut: ['未登录用户', 'Signed-out users'] },
] as const

/** One kind of reader at a time, as a page is previewed for. */
export const readerGroups = [
  { vip: ['会员用户', 'Members'], nonVip: ['非会员用户', 'Non-members'] },
  { newUser: ['新用户', 'New users'], signedOut: ['未登录用户', 'Signed-out users'] },
] as const

/** The bars of the app with entries one taps. */
export const appBars = {
  topNew: ['顶部导航（新）', 'Top (new)'],
  topOld: ['顶部导航（旧）', 'Top (old)'],
  bottom: ['底部导航', 'Bottom'],
} as const

/** Channel pages of the app that are built of modules. */
export const modulePages = [
  { home: ['首页', 'Home'], course: ['课程频道', 'Course channel'], listen: ['听书频道', 'Listening channel'] },
  { podcast: ['播客频道', 'Podcast channel'], shop: ['有赞商城', 'Third-party shop'], knowledge: ['知识页', 'Knowledge'] },
  { digitalMagazine: ['数字刊', 'Digital magazines'], digitalMember: ['数字刊会员', 'Digital membership'] },
  { knowledgeMember: ['知识会员', 'Knowledge membership'], vip: ['VIP页', 'VIP'], discover: ['发现页', 'Discover'] },
] as const

/** Where a user can come from. */
export const devices = [
  { ios: ['iOS', 'iOS'], android: ['安卓', 'Android'], harmony: ['鸿蒙', 'HarmonyOS'] },
  { miniProgram: ['小程序', 'Mini-program'], h5: ['H5', 'H5'], pc: ['网站', 'Website'] },
] as const

/** The memberships that open a content. */
export const vipScopes = [
  { digital: ['数字刊会员', 'Digital magazine member'], knowledge: ['知识会员', 'Knowledge member'], union: ['联合会员', 'Union member'] },
] as const

/** How a content is paid for. */
export const chargeKinds = { paid: ['付费', 'Paid'], vip: ['会员专享', 'Members only'], free: ['免费', 'Free'] } as const

/** Whether more of it is to come. */
export const updateKinds = { serial: ['更新中', 'Being released'], finished: ['已完结', 'Complete'] } as const

/** The memberships that are sold. */
export const memberships = [
  { vip: ['VIP会员', 'VIP'], digital: ['数字刊会员', 'Digital membership'], knowledge: ['知识会员', 'Knowledge membership'] },
] as const

/** How a coupon came to its owner. */
export const couponSources = [
  { send: ['后台发放', 'Sent'], center: ['领券中心', 'Coupon centre'], redeem: ['兑换码', 'Redeem code'] },
  { activity: ['活动', 'Activity'], buyGift: ['买赠', 'Buy-gift'], newUser: ['新人礼', 'New-user gift'] },
] as const

/** What an object is owed for. */
export const orderSources = [
  { punchCard: ['打卡活动', 'Punch-card'], marathon: ['马拉松', 'Marathon'], attendance: ['签到活动', 'Attendance'] },
  { pointsGoods: ['积分商品', 'Points goods'], welfare: ['福利', 'Welfare'], memberTask: ['会员任务', 'Member task'] },
  { courseClockIn: ['课程打卡', 'Course clock-in'], seeding: ['种草官', 'Seeding'], operator: ['后台补发', 'Added by operator'] },
] as const

/** Who carries parcels. */
export const carriers = [
  { sf: ['顺丰速运', 'SF Express'], jd: ['京东快递', 'JD'], ems: ['邮政EMS', 'EMS'] },
  { zto: ['中通快递', 'ZTO'], yto: ['圆通速递', 'YTO'], sto: ['申通快递', 'STO'] },
  { yunda: ['韵达快递', 'Yunda'], jt: ['极兔速递', 'J&T'], other: ['其他', 'Other'] },
] as const

/** What carriers are called in lists that warehouses and carriers send. */
export const carrierWords = {
  ...{ sf: ['顺丰', '顺丰快递', '顺丰速递', 'SF'], jd: ['京东', '京东物流'], ems: ['邮政', 'EMS', '中国邮政', '邮政快递', '邮政速递'] },
  ...{ zto: ['中通', '中通速递'], yto: ['圆通', '圆通快递'], sto: ['申通', '申通速递'] },
  ...{ yunda: ['韵达', '韵达速递', '韵达快运'], jt: ['极兔', '极兔快递', 'JT'] },
}

/** How a prize reaches its winner. */
export const deliveries = { auto: ['自动到账', 'Automatic'], ship: ['邮寄', 'By post'], shop: ['门店兑换', 'At a shop'] } as const

/** Where in the app the assistant is spoken to. */
export const chatScenes = [
  { home: ['对话首页', 'Chat home'], search: ['搜索页', 'Search'], article: ['文章页', 'Article'] },
  { course: ['课程页', 'Course'], audiobook: ['听书页', 'Audiobook'] },
] as const

/** The models the assistant runs on. */
export const chatModels = { fast: ['快速模型', 'Fast'], standard: ['标准模型', 'Standard'], deep: ['深度模型', 'Deep'] } as const

/** What a digest is made of. */
export const digestParts = [
  { summary: ['摘要', 'Summary'], points: ['要点', 'Key points'], outline: ['导图', 'Outline'] },
  { quotes: ['金句', 'Quotes'], questions: ['问答', 'Questions'], audio: ['音频', 'Narration'] },
] as const

/** The systems the assistant speaks on. */
export const chatPlatforms = { ios: ['iOS', 'iOS'], android: ['安卓', 'Android'], miniProgram: ['小程序', 'Mini-program'] } as const

/** The platforms sales come from. */
export const shops = [
  { tmall: ['天猫', 'Tmall'], jd: ['京东', 'JD'], dangdang: ['当当', 'Dangdang'] },
  { youzan: ['有赞', 'Youzan'], douyin: ['抖音', 'Douyin'], wechat: ['微信小店', 'WeChat shop'] },
  { xiaohongshu: ['小红书', 'Xiaohongshu'], post: ['邮政', 'Post'], app: ['App内', 'In app'] },
] as const

/** The two doors partner companies come through. */
export const companyTypes = { standard: ['普通合作方', 'Standard'], bank: ['工行合作方', 'Bank'] } as const

/** The areas of a partner's page. */
export const pageAreas = { banner: ['Banner区', 'Banner'], knowledge: ['知识区', 'Knowledge'], class: ['课程区', 'Classes'] } as const

/** The campaigns of the year. */
export const campaigns = [
  { doubleEleven: ['双十一', 'Double eleven'], doubleTwelve: ['双十二', 'Double twelve'] },
  { anniversary: ['周年庆', 'Anniversary'], midYear: ['618大促', '618 sale'] },
] as const

/** The leaderboards of the app. */
export const leaderboards = [
  { digital: ['数字刊榜', 'Digital'], podcast: ['播客榜', 'Podcast'], hotCourses: ['热门课程榜', 'Hot courses'] },
  { hotListening: ['热门听书榜', 'Hot listening'], mustListenCourses: ['必听课程', 'Must-listen courses'] },
  { mustListenBooks: ['必听好书', 'Must-listen books'], articles: ['杂志文章榜', 'Magazine articles'] },
] as const

/** The shelves of the reading club. */
export const bookKinds = [
  { literature: ['文学', 'Literature'], history: ['历史', 'History'], society: ['社科', 'Society'] },
  { science: ['科学', 'Science'], art: ['艺术', 'Art'], life: ['生活', 'Life'], children: ['童书', 'Children'] },
] as const

/** The levels of listeners. */
export const listenerLevels = [
  { basic: ['普通听友', 'Listener'], senior: ['资深听友', 'Senior listener'], leader: ['领听人', 'Leader'] },
] as const

/** Whom the youth programme is for. */
export const studentAges = [
  { middle: ['初中生', 'Middle school'], high: ['高中生', 'High school'] },
  { college: ['大学生', 'College'], starter: ['职场新人', 'First job'] },
] as const

/** The landing pages of the partner area. */
export const partnerRegions = [
  { zd: ['重点专区', 'Key region'], vip: ['VIP专区', 'VIP region'] },
  { icbc: ['工行专区', 'Bank region'], cloud: ['云专区', 'Cloud region'] },
] as const

/** Where tasks are done. */
export const taskPlaces = { app: ['App', 'App'], miniProgram: ['小程序', 'Mini program'] } as const

/** What a message in the app is about. */
export const mailKinds = [
  { notice: ['系统通知', 'Notice'], activity: ['活动消息', 'Activity'], benefit: ['权益到账', 'Benefit'] },
  { content: ['内容更新', 'Content'], service: ['服务提醒', 'Service'] },
] as const

/** The levels of seeding officers. */
export const officerLevels = [
  { trainee: ['见习种草官', 'Trainee'], officer: ['种草官', 'Officer'] },
  { senior: ['高级种草官', 'Senior'], chief: ['首席种草官', 'Chief'] },
] as const

/** Where officers recommend. */
export const socialPlatforms = [
  { xiaohongshu: ['小红书', 'Xiaohongshu'], weibo: ['微博', 'Weibo'], douyin: ['抖音', 'Douyin'] },
  { douban: ['豆瓣', 'Douban'], bilibili: ['哔哩哔哩', 'Bilibili'], moments: ['朋友圈', 'WeChat Moments'] },
] as const

/** Why goods of a platform are no sale of ours. */
export const ignoreReasons = [
  { freight: ['运费补差', 'Freight'], gift: ['赠品', 'Gift'], sample: ['样品测试', 'Sample'] },
  { notOurs: ['非本社商品', 'Not ours'], closed: ['已停售', 'Discontinued'], other: ['其他', 'Other'] },
] as const

/** What is read and heard, as the figures of study tell it apart. */
export const studyContents = [
  { course: ['课程', 'Course'], magazine: ['数字刊', 'Magazine'] },
  { audiobook: ['听书', 'Audiobook'], podcast: ['播客', 'Podcast'], article: ['文章', 'Article'] },
] as const

/** What 0 means where it limits nothing. */
export const unlimited = ['不限', 'Unlimited'] as const

/** What is typed where somebody's data is given out or erased: the help of that box. */
export const onGround = ['工单号，或本人请求的方式与日期', 'A ticket, or how and when the person asked'] as const
