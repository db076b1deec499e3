import type { Label } from '#declare'
import type { CompanyPolicy } from '#portal/engine/session/company/companyPolicy.ts'

type Environment = { readonly [name: string]: string | undefined }

const LINKS = ['account', 'email', 'phone', 'none'] as const

/** How those who sign in through the company become users; undefined where nobody does. */
export function readCompany(env: Environment): CompanyPolicy | undefined {
  if (!env.IDENTITY_PROVIDER) return undefined
  return {
    linkBy: (env.IDENTITY_LINK_BY || 'none') as CompanyPolicy['linkBy'],
    creates: env.IDENTITY_CREATE === 'on',
    roles: Object.fromEntries(pairsOf(env.IDENTITY_ROLES)),
    strong: (env.IDENTITY_MFA ?? '').split(',').flatMap((one) => one.trim() || []),
    passwords: env.PASSWORD_SIGN_IN !== 'off',
    ...(env.IDENTITY_ACCOUNT_CLAIM && { accountClaim: env.IDENTITY_ACCOUNT_CLAIM }),
    ...(env.IDENTITY_DOMAIN && { domain: env.IDENTITY_DOMAIN }),
    ...(env.IDENTITY_ROLES_CLAIM && { rolesClaim: env.IDENTITY_ROLES_CLAIM }),
    ...(env.IDENTITY_DEFAULT_ROLE && { defaultRole: env.IDENTITY_DEFAULT_ROLE }),
  }
}

/** The last `=` parts them: groups of a directory have some in their names. */
const pairsOf = (text = ''): (readonly [string, string])[] =>
  text
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const at = pair.lastIndexOf('=')
      return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()] as const
    })

/** What is wrong with them, each mistake with its variable and what would do. */
export function companyMistakes(env: Environment): Label[] {
  return [
    ...choiceMistakes(env, 'IDENTITY_LINK_BY', LINKS),
    ...choiceMistakes(env, 'IDENTITY_CREATE', ['on', 'off']),
    ...choiceMistakes(env, 'PASSWORD_SIGN_IN', ['on', 'off']),
    ...domainMistakes(env),
    ...roleMistakes(env),
    ...lackingBeside(env),
  ]
}

function choiceMistakes(env: Environment, name: string, choices: readonly string[]): Label[] {
  const given = env[name] ?? ''
  if (given === '' || choices.includes(given)) return []
  return [
    [
      `${name}=${given}：应为 ${choices.join('、')} 之一`,
      `${name}=${given}: give one of ${choices.join(', ')}`,
    ],
  ]
}

function domainMistakes({ IDENTITY_DOMAIN: domain = '' }: Environment): Label[] {
  if (domain === '' || /^[\w-]+(\.[\w-]+)+$/.test(domain)) return []
  return [
    [
      `IDENTITY_DOMAIN=${domain}：应为域名，例如 example.com`,
      `IDENTITY_DOMAIN=${domain}: give a domain, for example example.com`,
    ],
  ]
}

function roleMistakes({ IDENTITY_ROLES: roles, IDENTITY_DEFAULT_ROLE: role = '' }: Environment) {
  const isRole = (code: string) => /^[a-z][a-zA-Z]*$/.test(code)
  const told: Label[] = []
  if (pairsOf(roles).some(([value, code]) => !value || !isRole(code)))
    told.push([
      `IDENTITY_ROLES=${roles}：应为 对方的值=角色标识，用分号隔开，例如 masthead-admins=admin;masthead-editors=editor`,
      `IDENTITY_ROLES=${roles}: give their values with our roles, parted by semicolons, for example masthead-admins=admin;masthead-editors=editor`,
    ])
  if (role !== '' && !isRole(role))
    told.push([
      `IDENTITY_DEFAULT_ROLE=${role}：应为角色标识，例如 editor`,
      `IDENTITY_DEFAULT_ROLE=${role}: give the code of a role, for example editor`,
    ])
  return told
}

/** What one setting needs of another. */
function lackingBeside(env: Environment): Label[] {
  const rules: readonly (readonly [boolean, string, string])[] = [
    [
      env.PASSWORD_SIGN_IN === 'off' && !env.IDENTITY_PROVIDER,
      'PASSWORD_SIGN_IN=off',
      'IDENTITY_PROVIDER',
    ],
    [
      env.IDENTITY_LINK_BY === 'email' && !env.IDENTITY_DOMAIN,
      'IDENTITY_LINK_BY=email',
      'IDENTITY_DOMAIN',
    ],
    [
      Boolean(env.IDENTITY_ROLES_CLAIM) && !env.IDENTITY_ROLES,
      'IDENTITY_ROLES_CLAIM',
      'IDENTITY_ROLES',
    ],
    [
      Boolean(env.IDENTITY_ROLES) && !env.IDENTITY_ROLES_CLAIM,
      'IDENTITY_ROLES',
      'IDENTITY_ROLES_CLAIM',
    ],
    [
      env.IDENTITY_CREATE === 'on' && !env.IDENTITY_ROLES && !env.IDENTITY_DEFAULT_ROLE,
      'IDENTITY_CREATE=on',
      'IDENTITY_DEFAULT_ROLE',
    ],
  ]
  return rules
    .filter(([isLacking]) => isLacking)
    .map(([, given, needed]) => [
      `${given} 还需要设置 ${needed}`,
      `${given} needs ${needed} as well`,
    ])
}
