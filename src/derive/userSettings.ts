import { type Label, type Language, languages } from '#declare'
import { isView, mostViews, type SavedView } from './savedView.ts'

/** Sizes of what is pressed, filled in and listed. */
export const densities = ['default', 'medium', 'small', 'mini'] as const
export type Density = (typeof densities)[number]
/** `system` follows the machine. */
export const schemes = ['light', 'dark', 'system'] as const
export type SchemeChoice = (typeof schemes)[number]

/** What somebody chose for themselves; kept on the portal, so that it is the same in every browser. */
export interface UserSettings {
  /** `#409EFF`: the colour screens are accented with. */
  readonly accent: string
  readonly scheme: SchemeChoice
  readonly density: Density
  readonly language: Language
  /** Whether the visited screens stand as tabs. */
  readonly tagsView: boolean
  /** Whether the top bar stays while the screen scrolls. */
  readonly fixedHeader: boolean
  readonly sidebarLogo: boolean
  /** Addresses of screens on the home page, in the order chosen; null where nothing was chosen. */
  readonly shortcuts: readonly string[] | null
  /** Parts of the home page in the order chosen, `-recent` for one that is put away; those not named stand after them. */
  readonly home: readonly string[]
  /** What one writes again and again, such as replies to works; in the order chosen. */
  readonly phrases: readonly string[]
  /** Lists as one wants to find them again, in the order they were saved. */
  readonly views: readonly SavedView[]
  /** The views that stand in the menu, each as the path of its screen and its key. */
  readonly pinnedViews: readonly string[]
  /** By the path of a screen, the key of the view its list opens with; empty for the whole list, whatever one's role says. */
  readonly openingViews: { readonly [screen: string]: string }
  /** Where one is told, beside the portal, of what is said to one and of records one follows: a mail address. */
  readonly talkMail: string
  /** The same in WeCom: the address of a robot of one's own group. */
  readonly talkRobot: string
  /** In which looks a paste comes into a text: the product's, those of its source, or none. */
  readonly pasteWay: string
  /** The roles whose tour was taken or put away. */
  readonly tours: readonly string[]
}
export type SettingName = keyof UserSettings

/** The product's own colour and the ones beside it to choose from. */
export const defaultAccent = '#409EFF'
export const accents: readonly (readonly [color: string, label: Label])[] = [
  [defaultAccent, ['默认蓝', 'Default blue']],
  ['#1890FF', ['天蓝', 'Sky blue']],
  ['#304156', ['墨蓝', 'Ink blue']],
  ['#212121', ['墨黑', 'Ink black']],
  ['#11A983', ['青绿', 'Teal']],
  ['#13C2C2', ['明青', 'Cyan']],
  ['#6959CD', ['石青紫', 'Slate violet']],
  ['#F5222D', ['朱红', 'Vermilion']],
]

/** What stands where nothing was chosen. */
export const defaultSettings: UserSettings = {
  accent: defaultAccent,
  scheme: 'system',
  density: 'medium',
  language: 'zh',
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  shortcuts: null,
  home: [],
  phrases: [],
  views: [],
  pinnedViews: [],
  openingViews: {},
  talkMail: '',
  talkRobot: '',
  pasteWay: '',
  tours: [],
}

/** So many shortcuts at most. */
export const mostShortcuts = 24
/** So many phrases at most, and characters of each. */
export const mostPhrases = 30
export const longestPhrase = 300
/** So many views stand in the menu at most. */
export const mostPinned = 40

const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isSwitch = (value: unknown) => typeof value === 'boolean'
const isPath = (value: unknown) =>
  typeof value === 'string' && /^(\/[\w-]+)+$/.test(value) && value.length <= 200

const isShort = (value: unknown) => typeof value === 'string' && value.length <= 250
const isPhrase = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestPhrase

const fits: { readonly [name in SettingName]: (value: unknown) => boolean } = {
  accent: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  scheme: isOneOf(schemes),
  density: isOneOf(densities),
  language: isOneOf(languages),
  tagsView: isSwitch,
  fixedHeader: isSwitch,
  sidebarLogo: isSwitch,
  shortcuts: (value) =>
    value === null ||
    (Array.isArray(value) && value.length <= mostShortcuts && value.every(isPath)),
  home: (value) => Array.isArray(value) && value.length <= 40 && value.every(isShort),
  phrases: (value) => Array.isArray(value) && value.length <= mostPhrases && value.every(isPhrase),
  views: (value) => Array.isArray(value) && value.length <= mostViews && value.every(isView),
  pinnedViews: (value) =>
    Array.isArray(value) && value.length <= mostPinned && value.every(isShort),
  openingViews: (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= 300 &&
    Object.entries(value).every(([path, key]) => isPath(path) && isShort(key)),
  talkMail: (value) => value === '' || (isShort(value) && mailAddress.test(value as string)),
  tours: (value) => Array.isArray(value) && value.length <= 100 && value.every(isShort),
  pasteWay: isShort,
  talkRobot: (value) => value === '' || (isShort(value) && robotAddress.test(value as string)),
}
const mailAddress = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,180}$/
const robotAddress = /^https:\/\/qyapi\.weixin\.qq\.com\/cgi-bin\/webhook\/send\?key=[\w-]{1,80}$/

/** Whether a setting is called so. */
export const isSetting = (name: string): name is SettingName => Object.hasOwn(fits, name)
/** Whether a value is one that the setting takes. */
export const isFitting = (name: SettingName, value: unknown): boolean => fits[name](value)

/** Those of the given that are settings with values they take; whatever else is there is left out. */
export function settingsIn(given: unknown): Partial<UserSettings> {
  if (typeof given !== 'object' || given === null) return {}
  const fitting = Object.entries(given).filter(
    ([name, value]) => isSetting(name) && isFitting(name, value),
  )
  return Object.fromEntries(fitting)
}
