import type { BulkReader } from './bulkReader.ts'
import { choice } from './choice.ts'

/** Some of a few, with 、 between them; the value is their keys with a comma between them. */
export const choices: BulkReader<'choices'> = {
  read(text, { of, words = {} }, today) {
    const read = text
      .split(/[、，,;；/\s]+/)
      .filter(Boolean)
      .map((one) => choice.read(one, { kind: 'choice', label: ['', ''], of, words }, today))
    const fault = read.find((one) => one.fault)?.fault
    return fault ? { value: null, fault } : { value: read.map(({ value }) => value).join(',') }
  },
  write: (value, { of }) =>
    String(value)
      .split(',')
      .map((one) => of[one]?.[0] ?? one)
      .join('、'),
  demands: ({ of }) => {
    const labels = Object.values(of)
    return [
      `可填：${labels.map(([zh]) => zh).join('、')}，多个以顿号隔开`,
      `Any of: ${labels.map(([, en]) => en).join(', ')}`,
    ]
  },
  format: 'text',
}
