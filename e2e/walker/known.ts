/** What the walk finds and is known, each by its screen and element: `/camp/list/create · save`. It only gets shorter. */
export const known: readonly string[] = [
  '/administer/goodsMapping/create · save',
  '/administer/informationFlow/whiteList/create · save',
  '/administer/subjectContent/create · save',
  '/camp/period/catalogue/create · save',
  '/chat/opinion/create · save',
  '/contentManagement/magazine/leadArticles/create · save',
  '/datas/distributionLinks/create · save',
  '/doread/monthlyList/create · save',
  '/financial/profit/categoryDescription/create · save',
  '/financial/profit/expenditure/create · save',
  '/operateManagement/campaign/doubleEleven/info/create · save',
  '/operateManagement/medal/level/create · save',
  '/operateManagement/rank/bigNames/create · save',
  '/practice/list/create · save',
]
