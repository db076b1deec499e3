/** How a list asks for its rows: with these fields, and without waiting for a total that takes long to count. */
export const listMeta = (columns: readonly string[]) => ({ columns, query: { total: 'later' } })
