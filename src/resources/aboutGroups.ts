import type { Label } from '#declare'

/** What each group at the top of the sidebar is for, in a few sentences; shown by the help of its screens. */
export const aboutGroups: { readonly [menu: string]: Label } = {
  首页: [
    '一天的开始：待办、关键数据、最近的修改和自己的快捷入口。',
    'Where the day begins: to-dos, key figures, what one changed last, and shortcuts.',
  ],
  页面管理: [
    '读者打开 App 看到的每一页：由模块拼成，模块放内容；还有信息流、广告、商品与各类入口。先把内容上架，再把它放到页面上。',
    'Every page readers open in the app: modules filled with contents, the feed, ads, goods and entries. Publish a content first, then place it.',
  ],
  首页入口配置: ['App 首页的图标入口，每行五个，可整套换皮肤。', 'The icons on the home page of the app, five in a row, dressed as a set.'],
  官网管理: [
    '电脑版官网的首页、栏目、广告和优惠；预览与官网同宽。',
    'The website for computers: home, sections, ads and discounts, previewed at its width.',
  ],
  运营管理: [
    '活动、勋章、抽奖、任务、榜单等让读者参与的事，以及它们发出的积分、奖品和权益。',
    'What readers take part in: activities, medals, lotteries, tasks, rankings, and what these give.',
  ],
  内容管理: [
    '所有给读者读和听的内容：杂志、期次、文章、音频、课程、专题、训练营。通常是草稿 → 校对 → 上架；已上架的改动即时生效。',
    'All that is read and heard: magazines, issues, articles, audio, courses, subjects, camps. Drafts are proofed, then published; changes of what is out are live at once.',
  ],
  课程表目录管理: ['课程、章节、课时的目录，一棵树里排序、移动、上下架。', 'The tree of courses, chapters and lessons.'],
  评论管理: [
    '读者评论与举报的审核，数字键即可通过或删除；处理结果读者看得到。',
    'Comments and reports, decided by the number keys; readers see what comes of it.',
  ],
  数据管理: [
    'App 用户、订单、权益、批量发放与各销售平台的数据。发放和改动金额前会先说明将发生什么，批量的可以整批撤回。',
    "Users, orders, rights, grants by spreadsheet, and the platforms' sales. What will happen is told first, and a batch can be taken back.",
  ],
  优惠券: [
    '优惠券的模板、发放和使用；发出前可看剩余数量，未用的可以撤回。',
    'Coupons: templates, giving and use. What is unused can be taken back.',
  ],
  开发专用: [
    '给开发与运维：密钥、变更通知、后台任务、缓存和应用配置。',
    'For developers and operators: keys, webhooks, jobs, caches and the settings of the app.',
  ],
  特殊工具: ['偶尔用的工具：文本整理、繁简转换、Epub 与音视频上传。', 'Tools for now and then: texts, scripts, epubs, uploads.'],
  配置中心: [
    '谁能做什么：用户、角色、菜单权限、操作日志，以及全局设置。',
    'Who may do what: users, roles, menus, the audit log, and settings for all.',
  ],
  读书会: ['读书会的荐书、评审、领读与成员。', 'The reading club: books, judgements, leaders and members.'],
  AI对话: [
    'AI 对话里的观点、精选与干预，都对照原文核过；反馈在这里跟进。',
    'Opinions, selections and interventions of the AI chat, held against their texts; feedback is followed up here.',
  ],
  听友: ['听友的资料、身份与申请。', 'Listeners, who they are and what they apply for.'],
  消息: [
    '推送、短信、站内信：给谁、什么时候、发了多少。夜间不打扰，每人每天有上限。',
    'Push, text messages and mails: to whom, when, and what came of it. Nobody is woken, nor told too much a day.',
  ],
  合作伙伴: [
    '合作企业的合同、名额、专区和数据，银行与云合作也在这里。',
    'Partner companies: contracts, seats, regions and figures; the bank and the cloud too.',
  ],
  小程序: ['文博与青年读本小程序的内容。', 'What the museum and youth mini-programs show.'],
  财务结算: [
    '单本与 VIP 的结算单、项目收支和统计，精确到分。确认、收票、付款逐步进行，每一步写明对方与金额。',
    'Statements for single works and VIP, projects and statistics, to the fen. Each step names payee and amount.',
  ],
}
