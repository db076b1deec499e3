/** Made from the declarations: long, and naming every word there is. */
const made = /^(\/docs)?\/(reference|screens|lists|decisions)\//

/** How much a page counts in the search: what tells how something is done comes before what lists all there is. */
export const boostDocument = (page: string): number => (made.test(page) ? 0.15 : 1)
