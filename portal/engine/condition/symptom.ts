import type { Label } from '#declare'
import type { Symptom } from '#wire/symptom.ts'

/** It stands as it should. */
export const well = (of: Label, told: Label): Symptom => ({ of, state: 'well', told })
/** The portal works, and somebody had better see to it. */
export const poor = (of: Label, told: Label): Symptom => ({ of, state: 'poor', told })
/** The portal does not work, or no longer does all of its work. */
export const ill = (of: Label, told: Label): Symptom => ({ of, state: 'ill', told })
