/** What a span says beside its name. Never what anybody typed, nor a value of a record. */
export type Facts = { readonly [name: string]: string | number | boolean }

/** A span of a browser, in milliseconds since 1970. */
export interface ForeignSpan {
  readonly trace: string
  readonly span: string
  readonly parent?: string
  readonly name: string
  readonly began: number
  readonly ended: number
}

/** What traces; there is one only where the settings ask for it, and nothing of it is loaded else. */
export interface Tracer {
  /** A span around some work; what goes on within is below it. Goes on from `from` where the work came from elsewhere. */
  around<T>(
    name: string,
    work: (say: (facts: Facts, name?: string) => void) => Promise<T>,
    options?: {
      readonly from?: string | undefined
      readonly kind?: 'server' | 'work'
      readonly facts?: Facts
    },
  ): Promise<T>
  /** A span of what is over already, below what goes on now. */
  past(name: string, took: number, facts: Facts, error?: unknown): void
  /** Where what goes on now would go on elsewhere, as the header `traceparent` says it. */
  here(): string | undefined
  /** What a browser tells. */
  foreign(spans: readonly ForeignSpan[]): void
}

let tracer: Tracer | undefined

/** Names what traces, before anything else begins; undefined ends it. */
export function setTracer(one: Tracer | undefined): void {
  tracer = one
}

/** What traces, where anything does. */
export const tracing = (): Tracer | undefined => tracer

/** Some work, with a span around it where anything traces. */
export const traced: Tracer['around'] = (name, work, options) =>
  tracer ? tracer.around(name, work, options) : work(() => {})
