let last = 0

/** What a new object is called: the upload path, a timestamp no other has here, and the ending of the file. */
export function objectName(
  uploadPath: string,
  file: { readonly name: string },
  now: number,
): string {
  last = Math.max(now, last + 1)
  const folder = uploadPath === '' || uploadPath.endsWith('/') ? uploadPath : `${uploadPath}/`
  const ending = /\.[a-z0-9]{1,10}$/i.exec(file.name)?.[0].toLowerCase() ?? ''
  return `${folder}${last}${ending}`
}

/** An address without its query: what signed it is nobody else's. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '')
