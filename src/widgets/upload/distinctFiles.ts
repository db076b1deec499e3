/** Files chosen at once, each once: those of the same name and size are the same. */
export const distinctFiles = (files: readonly File[]): readonly File[] => [
  ...new Map(files.map((file) => [`${file.name} ${file.size}`, file])).values(),
]
