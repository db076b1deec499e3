/** The widths there are of pictures, as `srcset` takes them, by address: what lists told of. */
export const widths: { [address: string]: string } = Object.create(null)
