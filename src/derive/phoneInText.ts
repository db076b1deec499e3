/** A mobile number wherever it stands in a text, told apart from parts of longer numbers. */
export const phoneInText = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g
/** What a text shows in the place of one that is shown in part: `138****0000`. */
export const phoneInPart = '$1****$2'
