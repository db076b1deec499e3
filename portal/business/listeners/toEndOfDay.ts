/** Who is let in or renewed stays to the end of a day, whatever minute that was done at. */
export const toEndOfDay = (moment: string): string => `${moment.slice(0, 10)}T23:59:59+08:00`
