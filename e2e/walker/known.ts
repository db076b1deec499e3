/** What the walk finds and is known, each by its screen and element: `/camp/list/create · save`. It only gets shorter. */
export const known: readonly string[] = []
