/** Thrown where a workbook has no further sheet. */
export class NoSheet extends Error {}
