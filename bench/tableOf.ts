import { type Figure, isReached, threeDigits } from './figure.ts'
import type { Results } from './results.ts'

/** A run as a page of Markdown: the machine, then a table for each part. */
export function tableOf({ date, quick, machine, parts }: Results): string {
  const { cpu, cores, memoryGB, system, node, packages } = machine
  const versions = Object.entries(packages).map((pair) => pair.join(' '))
  const head = [
    `# Bench of ${date.slice(0, 16).replace('T', ' ')} UTC${quick ? ', quick: with few records and repeats' : ''}`,
    '',
    `${cpu}, ${cores} cores, ${memoryGB} GB, ${system}, Node ${node}; ${versions.join(', ')}.`,
  ]
  const tables = parts.map(({ part, figures, seconds, load, failed }) =>
    [
      `## ${part}`,
      '',
      `${seconds} s; load of the machine ${load.join(' to ')}${failed ? '; **could not be measured**' : ''}.`,
      '',
      '| | Masthead | target | beside it |',
      '|---|---|---|---|',
      ...figures.map(row),
    ].join('\n'),
  )
  return `${[head.join('\n'), ...tables].join('\n\n')}\n`
}

function row({ note, beside = [], ...figure }: Figure): string {
  const { what, unit, value, target } = figure
  const aim = target
    ? `${'most' in target ? `≤ ${threeDigits(target.most)}` : `≥ ${threeDigits(target.least)}`} ${isReached(figure) ? 'reached' : '**missed**'}`
    : ''
  const peers = beside.map(
    (peer) => `${peer.name} ${threeDigits(peer.value)}${peer.recorded ? ' (recorded)' : ''}`,
  )
  const more = [note, ...peers].filter(Boolean).join('; ')
  return `| ${[what, `${threeDigits(value)} ${unit}`, aim, more].map(plain).join(' | ')} |`
}

const plain = (text: string): string => text.replaceAll('|', '\\|')
