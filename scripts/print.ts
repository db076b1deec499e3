/** Prints a text of any length; whoever reads only its beginning (`… | head`) ends it without a complaint. */
export function print(text: string): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}
