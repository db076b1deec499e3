/** How those who sign in through the company become users, and what is left of passwords; as the settings say. */
export interface CompanyPolicy {
  /** By what somebody whose account there is not linked yet is known here; none unless said. */
  readonly linkBy: 'account' | 'email' | 'phone' | 'none'
  /** The claim that names the account; the provider's usual one unless said. */
  readonly accountClaim?: string
  /** Of the company's addresses: what stands before it is the account. */
  readonly domain?: string
  /** Whether somebody whom nobody knows becomes a user. */
  readonly creates: boolean
  /** The claim that holds the roles; they are given by hand where none is. */
  readonly rolesClaim?: string
  /** The provider's words for roles, with ours. */
  readonly roles: { readonly [value: string]: string }
  /** The role of a user who is made and to whom the provider gives none. */
  readonly defaultRole?: string
  /** Of `amr` and `acr`: what counts as a second factor that was given there. */
  readonly strong: readonly string[]
  /** Whether a password still signs in. */
  readonly passwords: boolean
}

/** What a claim holds, by its name or by a path to it: `groups`, `realm_access.roles`. */
export function claimAt(claims: { readonly [claim: string]: unknown }, path: string): unknown {
  // Names may have dots in them: `https://example.com/roles`.
  if (path in claims) return claims[path]
  return path
    .split('.')
    .reduce<unknown>(
      (within, key) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, key)
          ? (within as { [key: string]: unknown })[key]
          : undefined,
      claims,
    )
}

/** The roles of ours that the provider gives; undefined where they are given by hand. */
export function rolesGiven(
  { rolesClaim, roles }: Pick<CompanyPolicy, 'rolesClaim' | 'roles'>,
  claims: { readonly [claim: string]: unknown },
): readonly string[] | undefined {
  if (!rolesClaim) return undefined
  // Providers leave the claim out for whoever has none: that is no role, not all of them.
  const values = [claimAt(claims, rolesClaim) ?? []].flat().map(String)
  const ours = values.flatMap((value) =>
    Object.hasOwn(roles, value) ? [roles[value] as string] : [],
  )
  return [...new Set(ours)]
}

/** An account as our usernames are written: `Lin.Mei@example.com` is `lin.mei` where that is the company's domain. */
export function accountOf(given: unknown, domain: string | undefined): string | null {
  if (typeof given !== 'string') return null
  const name = given.trim().toLowerCase()
  const [before = '', at] = name.split('@')
  if (at === undefined) return before || null
  return domain && at === domain.toLowerCase() && name.split('@').length === 2
    ? before || null
    : null
}
