/** Where a tab keeps how its list was left. */
export const keptKey = (path: string): string => `list ${path}`

/** Whether a list was asked for anything in this tab: opened again, it stands as it was left. */
export const wasLeftHere = (path: string): boolean => sessionStorage.getItem(keptKey(path)) !== null
