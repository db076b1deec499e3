import type { Fields } from './field.ts'
import { type InRows, joinRows } from './rows.ts'

type Address = `/${string}`
type Held = { readonly [field: string]: unknown }
type Screens<C> = InRows<{ readonly [P in C & string]?: Address | readonly Address[] }>
/**
 * What screens hold fast. By a field of choices, the screens of each: `{ bar: { top: '/topNav', bottom: '/bottomNav' } }`;
 * or by the screen's path, whatever it holds: `{ '/drafts': { status: 'draft' } }`.
 */
export type FixedOf<F = Fields> = { readonly [screen: Address]: Held } & {
  readonly [P in keyof F as F[P] extends { readonly kind: 'choice' } ? P : never]?: F[P] extends {
    readonly of: infer C
  }
    ? Screens<keyof C>
    : never
}

/** What screens hold fast, by their path. */
export const fixedOf = (fixed: FixedOf): { readonly [screen: string]: Held } => {
  const held = Object.entries(fixed).flatMap(([key, value]) =>
    key.startsWith('/') ? [[key, value as Held] as const] : byScreen(key, value as Screens<string>),
  )
  return Object.fromEntries(
    [...new Set(held.map(([screen]) => screen))].map((screen) => [
      screen,
      Object.assign({}, ...held.filter(([path]) => path === screen).map(([, value]) => value)),
    ]),
  )
}
const byScreen = (field: string, screens: Screens<string>) =>
  Object.entries(joinRows<{ readonly [choice: string]: unknown }>(screens)).flatMap(
    ([choice, paths]) =>
      [paths].flat().map((path) => [path as string, { [field]: choice } as Held] as const),
  )
