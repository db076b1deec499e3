type NamesOf = { readonly [name: string]: string }
/** A call the portal serves under a name and a path of its own, beside or in place of plain REST. */
export type Endpoint =
  | string
  | {
      readonly call: string
      readonly takes?: { readonly [name: string]: string }
      readonly gives?: string
    }
  | { readonly uses: string }
/** A call as it is declared: what may be left out is filled in by `callsOf`. */
export interface Call {
  /** `POST <path>/<operation>` unless said; a method alone stands before that path. */
  readonly call?: string
  /** Names with what each holds, or a list of names where most say it themselves: `['id', { term: 'contract' }]`. */
  readonly takes?: NamesOf | readonly (string | NamesOf)[]
  readonly gives?: string
}
export type Calls = { readonly [operation: string]: string | Call | { readonly uses: string } }

/** Calls in full, by operation: those of the entity at `path`. */
export const callsOf = (path: string, calls: Calls): { readonly [operation: string]: Endpoint } =>
  Object.fromEntries(
    Object.entries(calls).map(([operation, call]) => [
      operation,
      typeof call === 'string' || 'uses' in call ? call : callOf(`${path}/${operation}`, call),
    ]),
  )
const callOf = (path: string, { call = 'POST', takes, gives }: Call): Endpoint => ({
  call: call.includes(' ') ? call : `${call} ${path}`,
  ...(takes && { takes: namesOf(takes) }),
  ...(gives && { gives }),
})
const namesOf = (takes: NonNullable<Call['takes']>): NamesOf =>
  Array.isArray(takes)
    ? Object.assign({}, ...takes.map((one) => (typeof one === 'string' ? { [one]: one } : one)))
    : (takes as NamesOf)
