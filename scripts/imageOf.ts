/** What the last stage of a Dockerfile puts together and runs. */
export interface Image {
  readonly copies: readonly { readonly from: readonly string[]; readonly to: string }[]
  /** What it installs; clearing caches of the machine is left out. */
  readonly installs: readonly string[]
  readonly env: { readonly [name: string]: string }
  readonly user: string
  readonly command: readonly string[]
}

/** Reads the last stage of a Dockerfile. Built files (`COPY --from`) are those that lie in the checkout. */
export function imageOf(dockerfile: string): Image {
  const stages = dockerfile.replaceAll(/\\\n\s*/g, ' ').split(/^FROM .*$/m)
  const lines = (stages.at(-1) ?? '').split('\n').map((line) => line.trim())
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  return {
    copies: after('COPY').map((line) => {
      const parts = line
        .split(/\s+/)
        .filter((part) => !part.startsWith('--'))
        .map((part) => part.replace(/^\/app\//, ''))
      return { from: parts.slice(0, -1), to: parts.at(-1) as string }
    }),
    installs: after('RUN')
      .filter((line) => line.startsWith('npm ci'))
      .map((line) => line.split('&&')[0]!.trim()),
    env: Object.fromEntries(
      after('ENV').flatMap((line) =>
        line.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
      ),
    ),
    user: after('USER').at(-1) ?? 'root',
    command: JSON.parse(after('CMD').at(-1) ?? '[]'),
  }
}
