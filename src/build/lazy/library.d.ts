declare module 'jsonexport/dist/index' {
  export default function jsonexport(
    rows: readonly object[],
    done: (error: Error | null, csv: string) => void,
  ): void
}
