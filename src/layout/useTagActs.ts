import { use } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router-dom'
import { useSay } from '../i18n/useSay.ts'
import { useDialog } from '../views/dialog/useDialog.ts'
import { release, useHeld } from '../views/form/unsaved.ts'
import { fateWords } from '../views/form/unsavedWords.ts'
import { closeTags, isPinned, moveTag, useTags } from './openTags.ts'
import { nextTo, type Tag } from './tags.ts'
import { wordsOfTag } from './wordsOfTag.ts'

/** What can be done with a tag. */
export type TagAct = 'refresh' | 'close' | 'others' | 'all' | 'left' | 'right'

/** Does what the menu, the keys and the crosses say. Before something typed is left, it is asked for. */
export function useTagActs(
  current: string | undefined,
): (name: TagAct, tag: Tag) => void | Promise<void> {
  const navigate = useWholeNavigate()
  const tags = useTags()
  const agreed = useAgreed()
  const close = async (closing: readonly Tag[], from: string, to?: Tag) => {
    if (!(await agreed(closing))) return
    const keys = new Set(closing.map(({ key }) => key))
    const next = to ?? nextTo(tags, from, keys)
    if (current === undefined || keys.has(current)) await navigate(next?.address ?? '/home')
    closeTags(keys)
    focusTag(next)
  }
  const closable = tags.filter((tag) => !isPinned(tag))
  const acts: { readonly [name in TagAct]: (tag: Tag) => void | Promise<void> } = {
    refresh: async (tag) => {
      if (await agreed([tag])) await navigate(`/redirect${tag.address}`, { replace: true })
    },
    close: async (tag) => {
      if (!isPinned(tag)) await close([tag], tag.key)
    },
    others: (tag) =>
      close(
        closable.filter(({ key }) => key !== tag.key),
        tag.key,
        tag,
      ),
    all: (tag) => close(closable, current ?? tag.key),
    left: (tag) => moveTag(tag.key, tags.indexOf(tag) - 1),
    right: (tag) => moveTag(tag.key, tags.indexOf(tag) + 1),
  }
  return (name, tag) => acts[name](tag)
}

/** Resolves once one has got there, as React Router's own does only above all other routes. */
const useWholeNavigate = () => use(UNSAFE_DataRouterContext)!.router.navigate

/** Asks where something unsaved is among tags; agreed at once where nothing is. */
function useAgreed(): (leaving: readonly Tag[]) => Promise<boolean> {
  const say = useSay()
  const ask = useDialog()
  const held = useHeld()
  return async (leaving) => {
    const typed = leaving.filter(({ key }) => held.has(key))
    if (typed.length === 0) return true
    const lost = typed.some(({ key }) => held.get(key) === 'lost')
    const yes = await ask({
      title: say(['有修改尚未保存', 'Changes are not saved']),
      text: say(fateWords[lost ? 'lost' : 'draft']),
      names: typed.map((tag) => wordsOfTag(tag, say)),
      ok: ['继续', 'Go on'],
      ...(lost && { danger: true }),
    })
    if (yes) for (const { key } of typed) release(key)
    return yes !== null
  }
}

/** Whoever closed a tag by keyboard goes on from the one beside it. */
function focusTag(tag: Tag | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const links = document.querySelectorAll<HTMLElement>('.tags a')
    for (const link of links) if (link.dataset.key === tag?.key) link.focus()
  })
}
