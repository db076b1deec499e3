import { readPortSettings } from '#portal/outside/portSettings.ts'
import { readCompany } from '#portal/start/companySettings.ts'
import { readSettings } from '#portal/start/settings.ts'
import { readShipping } from '#portal/start/shippingSettings.ts'

/** Names of all variables that a portal reads, told by reading them: each group is read once its first is set. */
export function variablesRead(): readonly string[] {
  const names = new Set<string>()
  const values: { [name: string]: string } = {}
  const asked = new Proxy(values, {
    get: (given, name) => {
      if (typeof name === 'string') names.add(name)
      return given[name as string]
    },
  })
  // What is set leads to what is read along with it, until nothing new is asked for.
  for (let before = -1; before !== names.size; ) {
    before = names.size
    readSettings(asked, '/')
    readPortSettings(asked)
    readCompany(asked)
    readShipping(asked, '/')
    for (const name of names) values[name] ??= exampleOf(name)
  }
  return [...names].toSorted()
}

const examples: { readonly [ending: string]: string } = {
  PORT: '5180',
  SEED: 'none',
  LOG_FORMAT: 'json',
  IDENTITY_PROVIDER: 'oidc',
  DATABASE_URL: 'postgres://localhost/masthead',
  OUTBOUND_ALLOW: 'models.internal:8080',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'a@example.com',
  SHIP_TO: 'oss://masthead-shipped/production',
}
const exampleOf = (name: string): string =>
  examples[name] ??
  (/SECONDS$/.test(name)
    ? '60'
    : /URL$|ORIGIN$|ENDPOINT$|CDN$|DOMAIN$/.test(name)
      ? 'https://example.com'
      : 'x=y')
