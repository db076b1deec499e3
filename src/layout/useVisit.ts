import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSay } from '../i18n/useSay.ts'
import { rememberScreen } from '../pages/visited.ts'
import type { Match } from '../views/matchScreen.ts'
import { openTag } from './openTags.ts'
import { wordsAt } from './wordsOfTag.ts'

/** What leads on has no tag of its own. */
const passing = ['redirect', 'alias', 'public']

/**
 * Remembers what is visited: its tag, the shortcuts of the home page, and the title of the browser's own tab; not
 * of an address that leads on to its target. Returns the key of its tag; undefined where it has none.
 */
export function useVisit(
  match: Match | null,
  name: string | undefined,
  target: string | undefined,
): string | undefined {
  const say = useSay()
  const { pathname, search } = useLocation()
  const led = target !== undefined
  const screen = match && !passing.includes(match.screen.kind) ? match.screen : undefined
  useEffect(() => {
    if (screen) rememberScreen(screen)
  }, [screen])
  useEffect(() => {
    if (!screen || led) return
    const tag = { key: pathname, screen: screen.path, address: pathname + search }
    openTag({ ...tag, ...(name !== undefined && { title: name }) })
  }, [screen, led, pathname, search, name])
  useEffect(() => {
    if (!led) document.title = `${wordsAt(pathname, name, say)} - Masthead`
  }, [led, pathname, name, say])
  return screen && (target?.split('?')[0] ?? pathname)
}
