import type { Finding } from './findings.ts'

/** What the walker cannot fill or press, by screen and element, and why. It only gets shorter. */
export interface Known {
  readonly screen: string
  readonly element: string
  readonly why: string
}

const form = (screen: string, why: string): Known => ({ screen, element: 'save', why })

export const known: readonly Known[] = [
  form(
    '/administer/informationFlow/whiteList/create',
    'asks the phone of somebody who is registered, which lists show in part',
  ),
  form('/camp/period/catalogue/create', 'parent, day and lesson follow from each other'),
  form('/chat/opinion/create', 'asks a passage of the text of the article'),
  form('/datas/distributionLinks/create', 'asks an address of one of the hosts of the settings'),
  form('/doread/monthlyList/create', 'takes the books of some months before its own'),
  form('/financial/profit/categoryDescription/create', 'asks a type that has no description yet'),
  form('/financial/profit/expenditure/create', 'asks a project that still takes expenditures'),
  form('/operateManagement/campaign/doubleEleven/info/create', 'asks the floor of a campaign'),
  form('/operateManagement/medal/level/create', 'asks the level that comes next in its series'),
  form('/operateManagement/rank/bigNames/create', 'asks labels that are there already'),
  form('/practice/list/create', 'options, answers and points follow from each other'),
]

/** Whether a finding is of these. */
export const isKnown = ({ screen, element }: Finding): boolean =>
  known.some((one) => one.screen === screen && one.element === element)
