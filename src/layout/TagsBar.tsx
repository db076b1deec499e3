import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Screen } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import { beforeFrame } from '../theme/beforeFrame.ts'
import { useHeld } from '../views/form/unsaved.ts'
import { useEdges } from '../views/list/useRoom.ts'
import { isPinned, moveTag, useTags } from './openTags.ts'
import { TagItem } from './TagItem.tsx'
import type { Tag } from './tags.ts'
import { type TagAct, useTagActs } from './useTagActs.ts'
import { wordsOfTag } from './wordsOfTag.ts'
import './tags.css'

const TagMenu = lazy(() => import('./TagMenu.tsx'))

interface Props {
  /** The key of the tag that is shown now. */
  readonly current: string | undefined
  /** Screens this person sees; tags of others are not named. */
  readonly seen: readonly Screen[]
}
/** A tag's menu, and where it opens. */
interface Opened {
  readonly tag: Tag
  readonly at: { readonly top: number; readonly left: number }
}

/** The screens and records visited, each a click away as it was left; pinned ones stay. */
export function TagsBar({ current, seen }: Props) {
  const say = useSay()
  const all = useTags()
  const held = useHeld()
  const act = useTagActs(current)
  const strip = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const tags = all.filter((tag) => seen.some(({ path }) => path === tag.screen))
  const reached = tags.some(({ key }) => key === current) ? current : tags[0]?.key
  useInSight(strip, current, tags.length)
  useEdges(strip, -1, tags.map(({ key }) => key).join())
  useWheel(strip)
  const perform = (name: TagAct, tag: Tag) => {
    setOpened(null)
    void act(name, tag)
    if (name === 'left' || name === 'right')
      setTold(say(['已移动 {title}', '{title} was moved'], { title: wordsOfTag(tag, say) }))
  }
  return (
    <nav className="tags" aria-label={say(['打开过的页面', 'Visited screens'])}>
      <ul ref={strip}>
        {tags.map((tag) => (
          <TagItem
            key={tag.key}
            tag={tag}
            title={wordsOfTag(tag, say)}
            shown={tag.key === current}
            reached={tag.key === reached}
            held={held.has(tag.key)}
            pinned={isPinned(tag)}
            dragged={tag.key === dragged}
            onAct={perform}
            onMenu={(at) => setOpened({ tag, at })}
            onDrag={setDragged}
            onOver={() => dragged && moveTag(dragged, all.indexOf(tag))}
          />
        ))}
      </ul>
      <span className="unseen" role="status">
        {told}
      </span>
      <Suspense fallback={null}>
        {opened && (
          <TagMenu
            {...opened}
            tags={tags}
            onAct={(name) => perform(name, opened.tag)}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </nav>
  )
}

/** Brings the tag shown into sight, and keeps it there when the window gets narrower. */
function useInSight(
  strip: { readonly current: HTMLElement | null },
  current: string | undefined,
  count: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tag that came or went shifts the others
  useEffect(() => {
    const row = strip.current
    const show = () => {
      const tag = row?.querySelector('.tag.on')
      tag?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    }
    const cancel = beforeFrame(show)
    const sized = new ResizeObserver(show)
    // A tag grows once it has the name of its record.
    for (const one of row ? [row, ...row.children] : []) sized.observe(one)
    return () => {
      cancel()
      sized.disconnect()
    }
  }, [strip, current, count])
}

/** A wheel goes through the row sideways. */
function useWheel(strip: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const row = strip.current
    const turned = (event: WheelEvent) => {
      if (!row || row.scrollWidth <= row.clientWidth || event.deltaX !== 0) return
      event.preventDefault()
      row.scrollLeft += event.deltaY
    }
    row?.addEventListener('wheel', turned, { passive: false })
    return () => row?.removeEventListener('wheel', turned)
  }, [strip])
}
