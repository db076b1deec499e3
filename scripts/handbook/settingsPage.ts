import type { Entity } from '#declare'
import { settingKeys } from '#derive/settingKeys.ts'
import { type Variable, variables } from '#portal/start/variables.ts'
import { type ConfigKey, configKeys } from '#resources/configuration/configKeys.ts'
import { both, code, type Page, page, table } from './markdown.ts'

interface Shown extends Pick<ConfigKey, 'key' | 'name' | 'initial' | 'limits'> {
  readonly kind: string
}

/** The product's settings under Base config, with what they begin with; those of forms by their form. */
export function settingsPage(entities: readonly Entity[], read: readonly string[]): Page {
  const forms = entities.filter(({ keysOf }) => keysOf)
  const lines = (keys: readonly Shown[]) =>
    keys.map(({ key, name, kind, initial, limits = {} }) => [
      both(name),
      code(key),
      code(kind),
      initial === null ? '' : code(short(JSON.stringify(initial))),
      Object.entries(limits)
        .map(([limit, value]) => `${limit} ${code(String(value))}`)
        .join('；'),
    ])
  const head = ['设置 Setting', '', '种类 Kind', '最初 At first', '限制 Limits']
  return {
    name: 'settings',
    text: page(
      '# 设置 Settings',
      '由声明生成。配置中心 → 基础配置；改动立即生效，“恢复默认”回到最初。金额以分计。Made from the declarations: Configuration → Base config. Amounts are in fen.',
      '## 产品自己的 The product’s own',
      table(head, lines(configKeys)),
      ...forms.map((form) => `## ${both(form.label)}\n\n${table(head, lines(settingKeys(form)))}`),
      '## 环境变量 Variables of the environment',
      `门户启动时读取的全部，说明见[设置](../administrators/settings.md)、[外部服务](../administrators/services.md)与[公司账号登录](../administrators/company-sign-in.md)。All that a portal reads at its start; told under settings, services and signing in through the company.`,
      table(
        ['变量 Variable', '含义 Meaning', '默认 Default', '例如 Example', '保密 Secret'],
        read.map(variableLine),
      ),
    ),
  }
}

function variableLine(name: string): string[] {
  const { means, usual, example, secret } = variables[name] as Variable
  const shown = (text: string | undefined) => (text ? code(text) : '')
  return [code(name), both(means), shown(usual), shown(example), secret ? '是 yes' : '']
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
