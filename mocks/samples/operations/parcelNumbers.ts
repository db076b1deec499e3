const digits = (count: number, value: number) => String(value).padStart(count, '0').slice(-count)

/** What numbers of a carrier look like: letters it begins with, and how long it is. */
const shapes: { readonly [carrier: string]: (value: number) => string } = {
  sf: (value) => `SF14${digits(11, value)}`,
  jd: (value) => `JD00${digits(11, value)}`,
  ems: (value) => `EA${digits(9, value)}CN`,
  zto: (value) => `785${digits(11, value)}`,
  sto: (value) => `773${digits(12, value)}`,
}

/** The number a carrier gave a parcel, as its numbers look. */
export function parcelNumber(carrier: string, value: number): string {
  const shape = shapes[carrier]
  if (!shape) throw new Error(`Sample records: say in parcelNumbers what ${carrier} calls a parcel`)
  return shape(value)
}
