/** Where a picture that came as a file is kept until it is uploaded begins so. */
const BROUGHT = 'document:'

/** Pictures that came along as files, by the address their place in the text bears. */
const brought = new Map<string, File>()

/** Keeps a picture that was pasted, dropped or read from a document, and gives the address of its place. */
export function bringFile(file: File): string {
  const address = `${BROUGHT}${crypto.randomUUID()}`
  brought.set(address, file)
  return address
}

export const broughtFile = (address: string): File | undefined => brought.get(address)
export const isBrought = (address: string): boolean => address.startsWith(BROUGHT)
export const forgetFile = (address: string): boolean => brought.delete(address)
