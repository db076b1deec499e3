import { readFileSync } from 'node:fs'
import type { Label } from '#declare'
import { readSettings, type Settings } from './settings.ts'
import { variables } from './variables.ts'

type Environment = { readonly [name: string]: string | undefined }

/**
 * The settings of an environment where a secret may lie in a file instead, as vaults, Docker and Kubernetes hand them
 * over: `SMTP_URL_FILE=/run/secrets/smtp` is read in the place of `SMTP_URL`. Gives every mistake at once.
 */
export function readFiledSettings(
  env: Environment,
  cwd: string,
): Settings | { readonly mistakes: readonly Label[] } {
  const mistakes: Label[] = []
  const filled: Record<string, string | undefined> = { ...env }
  for (const name of Object.keys(variables).filter((one) => variables[one]?.secret)) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) {
      mistakes.push([
        `${name} 与 ${name}_FILE：只设其中一个`,
        `${name} and ${name}_FILE: set one of them`,
      ])
      continue
    }
    try {
      filled[name] = readFileSync(file, 'utf8').trim()
    } catch {
      mistakes.push([
        `${name}_FILE=${file}：没有这个文件，或无权读取`,
        `${name}_FILE=${file}: there is no such file, or it may not be read`,
      ])
    }
  }
  const settings = readSettings(filled, cwd)
  if ('mistakes' in settings) return { mistakes: [...mistakes, ...settings.mistakes] }
  return mistakes.length > 0 ? { mistakes } : settings
}
