import { code, type Page, page, table } from './markdown.ts'

/** A package that a portal runs with. */
export interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
}

interface Lock {
  readonly packages: {
    readonly [path: string]: {
      readonly version?: string
      readonly license?: unknown
      readonly dev?: boolean
      readonly optional?: boolean
      readonly os?: readonly string[]
      readonly link?: boolean
    }
  }
}

/** Those that the lock file installs for a portal: neither what only builds and tests need, nor Node itself. Of what is optional only what draws pictures runs with it. */
export function packagesIn(lock: Lock): readonly Package[] {
  const found = Object.entries(lock.packages).flatMap(([path, { version, license, ...of }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isForOthers = of.os && !of.os.includes('linux')
    if (path === '' || of.dev || of.link || !version || isForOthers) return []
    if (of.optional && !name.startsWith('@img/')) return []
    return [{ name, version, licence: licenceOf(license) }]
  })
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Old packages name several in a list, or each in an object. */
function licenceOf(given: unknown): string {
  if (Array.isArray(given)) return given.map(licenceOf).join(' OR ')
  if (typeof given === 'string') return given
  return String((given as { readonly type?: string } | null | undefined)?.type ?? '')
}

/** Under which licences a portal may run, and be handed on; a library under LGPL is linked as it comes, and may be exchanged. */
const free =
  /^(LGPL-3\.0(-or-later)?|MIT|MIT-0|ISC|0BSD|BSD(-[23]-Clause)?|Apache-2\.0|Apache2|BlueOak-1\.0\.0|Zlib|MPL-2\.0)$/

/** Those whose licence is none of these, alone or by choice. */
export const strangers = (packages: readonly Package[]): readonly Package[] =>
  packages.filter(({ licence }) => {
    const words = licence.replaceAll(/[()]/g, '').split(/\s+AND\s+|,/)
    return !words.every((word) => word.split(/\s+OR\s+/).some((one) => free.test(one.trim())))
  })

/** What a portal runs with, and under which licences. */
export function licencesPage(lock: Lock): Page {
  const packages = packagesIn(lock)
  const counts = Map.groupBy(packages, ({ licence }) => licence)
  return {
    name: 'licences',
    text: page(
      '# 许可 Licences',
      '门户运行时所带的全部软件包，由 package-lock.json 生成；只用于构建与测试的不在其中。All packages that a portal runs with, made from package-lock.json; what only builds and tests need is left out.',
      table(
        ['许可 Licence', '个数 Packages'],
        [...counts]
          .toSorted(([, one], [, other]) => other.length - one.length)
          .map(([licence, those]) => [code(licence), String(those.length)]),
      ),
      table(
        ['软件包 Package', '版本 Version', '许可 Licence'],
        packages.map(({ name, version, licence }) => [code(name), version, code(licence)]),
      ),
    ),
  }
}
