import type { Label } from '#declare'
import type { BatchState } from './calls.ts'

/** The six steps of a run, in order. */
export const steps = ['choose', 'upload', 'check', 'confirm', 'run', 'result'] as const
export type Step = (typeof steps)[number]

export const stepLabels: { readonly [step in Step]: Label } = {
  choose: ['选择类型', 'Choose the kind'],
  upload: ['上传', 'Upload'],
  check: ['校验', 'Check'],
  confirm: ['确认', 'Confirm'],
  run: ['执行', 'Run'],
  result: ['结果', 'Result'],
}

const stepsOfStates: { readonly [state in BatchState]: Step } = {
  uploaded: 'check',
  checking: 'check',
  problem: 'check',
  ready: 'check',
  approval: 'confirm',
  running: 'run',
  paused: 'run',
  done: 'result',
  partly: 'result',
  cancelled: 'result',
  takenBack: 'result',
  partlyBack: 'result',
}

/** The step a batch is at, wherever it was left. */
export const stepOf = (state: BatchState): Step => stepsOfStates[state]

/** Whether the portal is at work on it, so that it is looked at again. */
export const isMoving = (state: BatchState): boolean =>
  state === 'uploaded' || state === 'checking' || state === 'running'
