import Close from '@mui/icons-material/Close'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { Label, Screen } from '#declare'
import { screensByPath } from '#resources/screens.ts'
import { useSay } from '../i18n/useSay.ts'

/** A screen that was visited, at the address it was left at. */
interface Tag {
  readonly path: string
  readonly address: string
  readonly label: Label
  readonly affix: boolean
}
const key = 'tags'

/** The screens visited, each a click away with its filters; pinned ones stay. */
export function TagsBar({ screen }: { readonly screen: Screen | undefined }) {
  const say = useSay()
  const location = useLocation()
  const navigate = useNavigate()
  const [tags, setTags] = useState<readonly Tag[]>(keptTags)
  const address = location.pathname + location.search
  useEffect(() => {
    if (screen && screen.kind !== 'redirect')
      setTags((before) => withTag(before, tagOf(screen, address)))
  }, [screen, address])
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(tags)), [tags])
  const close = (tag: Tag) => {
    const rest = tags.filter(({ path }) => path !== tag.path)
    setTags(rest)
    if (tag.path === screen?.path) navigate(rest.at(-1)?.address ?? '/home')
  }
  return (
    <nav className="tags" aria-label={say(['打开过的页面', 'Visited screens'])}>
      {tags.map((tag) => (
        <span key={tag.path} className={tag.path === screen?.path ? 'tag on' : 'tag'}>
          <Link to={tag.address} aria-current={tag.path === screen?.path ? 'page' : undefined}>
            {say(tag.label)}
          </Link>
          {!tag.affix && (
            <button
              type="button"
              onClick={() => close(tag)}
              aria-label={say(['关闭 {title}', 'Close {title}'], { title: say(tag.label) })}
            >
              <Close />
            </button>
          )}
        </span>
      ))}
    </nav>
  )
}

const tagOf = (screen: Screen, address: string): Tag => ({
  path: screen.path,
  address,
  label: screen.label,
  affix: screen.affix === true,
})

const withTag = (tags: readonly Tag[], tag: Tag): readonly Tag[] =>
  tags.some(({ path }) => path === tag.path)
    ? tags.map((known) => (known.path === tag.path ? tag : known))
    : [...tags, tag]

/** Those of this browser tab, after the pinned ones. */
function keptTags(): readonly Tag[] {
  const pinned = [...screensByPath.values()]
    .filter(({ affix }) => affix)
    .map((screen) => tagOf(screen, screen.path))
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly Tag[]
    const known = kept.filter(
      ({ path }) => screensByPath.has(path) && !pinned.some((tag) => tag.path === path),
    )
    return [...pinned, ...known]
  } catch {
    return pinned
  }
}
