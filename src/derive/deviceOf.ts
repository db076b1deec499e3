import type { Label } from '#declare'

/** By what is told apart, the more particular first: Edge calls itself Chrome too, Chrome Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信 WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/(OPR|Opera)\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const found = (table: typeof browsers, agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** What somebody calls the device of a sign-in, by what its browser says of itself: `Chrome · Windows`. */
export function deviceOf(agent: string): Label {
  const [browser, system] = [found(browsers, agent), found(systems, agent)]
  const told = [browser, system].filter(Boolean).join(' · ')
  return told ? [told, told] : ['其他程序', 'Another program']
}
