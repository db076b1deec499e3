/** What a list is handed in for: every kind of bulk run, and other imports. */
export const batchKinds = [
  { readMoney: ['充值阅读币', 'Read money'], book: ['赠送书籍', 'Books'], qualification: ['发放资格', 'Qualifications'] },
  { magazine: ['赠送杂志', 'Magazines'], cancelMagazine: ['取消杂志', 'Cancel magazines'], vip: ['赠送会员', 'VIP'] },
  { coupon: ['发放优惠券', 'Coupons'], destroyCode: ['销毁兑换码', 'Destroy codes'], sales: ['销售数据导入', 'Sales import'] },
  { goods: ['新商品导入', 'New goods'], whiteList: ['白名单导入', 'Whitelist'], campStudent: ['学员导入', 'Camp students'] },
  {
    practice: ['练习导入', 'Practices'],
    settlementSingle: ['单品结算导入', 'Single settlement'],
    projectEntry: ['项目利润导入', 'Project profit'],
  },
  { raffleLogistics: ['抽奖物流导入', 'Raffle logistics'], materialOrder: ['实物订单物流导入', 'Material-order logistics'] },
  {
    entityOrder: ['合作方实物物流导入', 'Partner-order logistics'],
    medal: ['发放勋章', 'Medals'],
    medalRevoke: ['收回勋章', 'Medals revoked'],
  },
  { cloudMember: ['云企业成员导入', 'Cloud members'], doreadName: ['书友名单导入', 'Club names'] },
  {
    doreadBook: ['书单导入', 'Club books'],
    goodsList: ['商品批量修改', 'Change of goods'],
    dailyKnowledge: ['每日新知导入', 'Daily cards'],
    goodsMapping: ['商品映射导入', 'Mappings of goods'],
    articleTag: ['标签导入', 'Labels'],
    listener: ['听友导入', 'Listeners'],
    searchWord: ['搜索词导入', 'Search words'],
    campaignInfo: ['活动信息导入', 'Campaign lines'],
    freight: ['运费账单导入', 'Freight bill'],
    welfareCode: ['福利券码导入', 'Codes of a benefit'],
    unionCode: ['联合会员兑换码导入', 'Codes of a union VIP'],
    articleList: ['文章批量修改', 'Change of article list'],
    issueList: ['期次批量修改', 'Change of issue list'],
    authorList: ['作者批量修改', 'Change of author list'],
    sourceList: ['来源批量修改', 'Change of source list'],
    audiobookList: ['听书批量修改', 'Change of audiobook list'],
    helpArticleList: ['帮助文章批量修改', 'Change of help article list'],
    pointsGoodsList: ['积分商品批量修改', 'Change of points goods list'],
    other: ['其他导入', 'Other import'],
  },
] as const

/** The same, and what the portal makes batches for itself: an edit of many records. */
export const kindsOfBatches = [...batchKinds, { edit: ['批量编辑', 'Bulk edit'] }] as const
