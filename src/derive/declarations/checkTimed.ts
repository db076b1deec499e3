import type { Entity } from '#declare'
import type { Report } from './mistake.ts'

/** A move that is set for a time is made by the portal: it has a button, and asks for nothing. */
export function checkTimed({ name, moves }: Entity, report: Report): void {
  for (const [move, { timed, asks, silent, merges, job }] of Object.entries(moves))
    if (timed && (asks || silent || merges || job))
      report(
        `${name}.moves.${move}.timed`,
        [
          '会询问字段、没有按钮、合并或由任务执行的操作不能定时',
          'it asks, has no button, merges or is a job, and cannot be timed',
        ],
        ['请去掉 timed', 'leave out timed'],
      )
}
