import type { StoredFile } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** What the package of a platform is called; others have none. */
const endings: { readonly [platform: string]: string } = { android: '.apk', harmony: '.hap' }

/** A package is one of its platform: apk for Android, hap for HarmonyOS; for iOS the address of the store stands. */
const packageFits: Judging = ({ after }) => {
  const file = after.packageFile as StoredFile | null
  if (!file) return []
  const ending = endings[String(after.platform)]
  if (ending && file.name.toLowerCase().endsWith(ending)) return []
  return [
    {
      field: 'packageFile',
      message: ending
        ? [`安装包须为 ${ending} 文件`, `The package must be a ${ending} file`]
        : [
            '此平台不上传安装包，请填写下载地址',
            'This platform takes no package: give the address',
          ],
    },
  ]
}

/** Rules of channels that no word carries. */
export const rules: RuleFunctions = { packageFits }
