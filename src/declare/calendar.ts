type Key<F> = keyof F & string

/** The calendars there are, each with the entities that stand in it in `src/resources/calendars.ts`. */
export type CalendarName = 'editorial' | 'placements' | 'activities' | 'messages'

/** Where the records of an entity stand in a calendar: `{ in: 'editorial', at: 'publishAt', due: ['proofed'] }`. */
export interface CalendarOf<F, S extends string = string> {
  readonly in: CalendarName
  /** A date, a moment or a period; the list has to be filtered by it. */
  readonly at: Key<F>
  /** Only these, by a filter the list takes. */
  readonly where?: { readonly [key: string]: unknown }
  /** What it stands in: each place has a lane. */
  readonly place?: Key<F>
  /** Places in which one stands at a time: two periods of the same one clash. */
  readonly alone?: readonly string[]
  /** States in which a record should not be any more once its time has come. */
  readonly due?: readonly S[]
}

/** The same as views read it. */
export interface CalendarEntry {
  readonly in: CalendarName
  readonly at: string
  readonly where?: { readonly [key: string]: unknown }
  readonly place?: string
  readonly alone?: readonly string[]
  readonly due?: readonly string[]
}
