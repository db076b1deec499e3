import type { Finding } from './findings.ts'

/** What the walker cannot fill or press, by screen and element, and why. It only gets shorter. */
export interface Known {
  readonly screen: string
  readonly element: string
  readonly why: string
}

const form = (screen: string, why: string): Known => ({ screen, element: 'save', why })

export const known: readonly Known[] = [
  form('/administer/goodsMapping/create', ''),
  form('/administer/informationFlow/whiteList/create', ''),
  form('/administer/subjectContent/create', ''),
  form('/camp/period/catalogue/create', ''),
  form('/chat/opinion/create', ''),
  form('/contentManagement/magazine/leadArticles/create', ''),
  form('/datas/distributionLinks/create', ''),
  form('/doread/monthlyList/create', ''),
  form('/financial/profit/categoryDescription/create', ''),
  form('/financial/profit/expenditure/create', ''),
  form('/operateManagement/campaign/doubleEleven/info/create', ''),
  form('/operateManagement/medal/level/create', ''),
  form('/operateManagement/rank/bigNames/create', ''),
  form('/practice/list/create', ''),
]

/** Whether a finding is of these. */
export const isKnown = ({ screen, element }: Finding): boolean =>
  known.some((one) => one.screen === screen && one.element === element)
