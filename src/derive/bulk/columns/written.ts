/** As much of what a cell says as a message has room for. */
export const written = (text: string): string => {
  const characters = [...text]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text
}
const LONGEST = 20
