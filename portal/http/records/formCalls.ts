import { readForm, saveForm } from '#portal/engine/configuration/settingsForm.ts'
import { bodyOf } from '../body.ts'
import { type Calls, record, withVersion } from './recordCalls.ts'

/** `GET` and `PUT baseConfig/form/…`: the settings of a form as one record, saved together or not at all. */
export const formCalls: Calls = {
  getOne: async (c, call) => record(c, await readForm(call)),
  update: async (c, call) => record(c, await saveForm(call, withVersion(c, await bodyOf(c)))),
}
