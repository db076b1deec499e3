import type { Locator } from 'playwright-core'

/** Whether something is seen whole: none of its corners lies outside the window, scrolled away or beneath something else. */
export const seenWhole = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y]))
    return corners.every(([x = 0, y = 0]) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (element.contains(found) || found === element.parentElement)
    })
  })
