/** Whether white reads better than black on a colour like `#1F4E8C`. */
export function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  return (red * 299 + green * 587 + blue * 114) / 1000 < 140
}
