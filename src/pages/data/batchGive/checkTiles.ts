import type { Row } from '#declare'
import { type BackSort, backSortOf, backSorts } from '#derive/bulk/backSorts.ts'
import type { Batch, Summary } from './calls.ts'
import { isOfPeople } from './isOfPeople.ts'
import type { Tile } from './Tiles.tsx'

/** The counts of a batch that somebody still has to agree to. */
export function checkTiles(batch: Batch, summary: Summary): readonly Tile[] {
  const { total, fine, warned, problems, skipped } = summary
  const fault: Tile = {
    name: 'problems',
    label: ['问题', 'Problems'],
    count: problems,
    tone: 'bad',
  }
  if (batch.undoOf)
    return [
      { name: 'all', label: ['总行数', 'Rows'], count: total },
      ...peopleOf(batch, summary),
      { name: 'fine', label: ['可撤回', 'Goes back'], count: fine, tone: 'good' },
      { name: 'warned', label: ['部分撤回', 'In part'], count: warned, tone: 'held' },
      ...(problems > 0 ? [fault] : []),
      ...staying(summary, skipped),
    ]
  return [
    { name: 'all', label: ['总行数', 'Rows'], count: total },
    ...peopleOf(batch, summary),
    { name: 'fine', label: ['校验无误', 'Fine'], count: fine, tone: 'good' },
    { name: 'warned', label: ['提醒', 'Warnings'], count: warned, tone: 'held' },
    fault,
    { name: 'skipped', label: ['跳过', 'Skipped'], count: skipped },
  ]
}

/** The counts of a batch that is over. */
export function outcomeTiles(batch: Batch, summary: Summary): readonly Tile[] {
  const takesBack = Boolean(batch.undoOf)
  return [
    { name: 'all', label: ['总行数', 'Rows'], count: batch.rows },
    ...peopleOf(batch, summary),
    {
      name: 'done',
      label: takesBack ? ['已撤回', 'Taken back'] : ['成功', 'Done'],
      count: batch.done,
      tone: 'good',
    },
    { name: 'failed', label: ['失败', 'Failed'], count: batch.failed, tone: 'bad' },
    ...(takesBack
      ? staying(summary, batch.skipped)
      : [{ name: 'skipped', label: ['跳过', 'Skipped'], count: batch.skipped } as const]),
  ]
}

/** The rows behind a tile. */
export const rowsBehind = (tile: string): Row =>
  tile in backSorts
    ? { status: 'skipped', problem: [...backSorts[tile as BackSort]] }
    : (filters[tile] ?? { status: tile })

const filters: { readonly [tile: string]: Row } = {
  all: {},
  fine: { level: 'ok', status: 'waiting' },
  warned: { level: 'warn', status: 'waiting' },
  problems: { level: 'error', status: 'waiting' },
}

/** What stays as it is when a batch is taken back, by why; left out by hand is what is neither. */
function staying({ codes }: Summary, skipped: number): readonly Tile[] {
  const count = (sort: BackSort) =>
    codes
      .filter(({ code, level }) => level === 'skip' && backSortOf(code) === sort)
      .reduce((sum, found) => sum + found.count, 0)
  const [kept, impossible] = [count('kept'), count('impossible')]
  const rest = skipped - kept - impossible
  return [
    { name: 'kept', label: ['保留（已改动）', 'Kept: changed since'], count: kept, tone: 'held' },
    { name: 'impossible', label: ['不能撤回', 'Impossible'], count: impossible, tone: 'held' },
    ...(rest > 0 ? [{ name: 'skipped', label: ['跳过', 'Skipped'], count: rest } as const] : []),
  ]
}

const peopleOf = ({ kind }: Batch, { people }: Summary): readonly Tile[] =>
  isOfPeople(kind)
    ? [{ name: 'people', label: ['人数', 'People'], count: people, leads: false }]
    : []
