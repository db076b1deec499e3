/** The name of a file without its ending. */
export const nameOf = (file: string): string => file.replace(/\.[a-z\d]{1,5}$/i, '')
