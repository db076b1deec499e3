import type { SvgIconComponent } from '@mui/icons-material'
import { useEffect, useState } from 'react'
import { firstPaint } from '../client/firstPaint.ts'

/** They come when the menu can be read already. */
const loadIcons = async () => {
  await firstPaint()
  return import('./groupIcons.ts')
}
let drawn: { readonly [name: string]: SvgIconComponent } | null = null
/** The icon of a group of the sidebar. An icon's place is kept until the icons have come; none of them is needed to read the menu. */
export function GroupIcon({ name }: { readonly name: string }) {
  const [icons, setIcons] = useState(drawn)
  useEffect(() => {
    if (drawn) return
    let here = true
    loadIcons().then(
      (module) => {
        drawn = module.groupIcons
        if (here) setIcons(drawn)
      },
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  const Icon = icons?.[name]
  return <span className="icon">{Icon && <Icon />}</span>
}
