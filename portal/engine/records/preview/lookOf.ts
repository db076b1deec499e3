import type { Row } from '#declare'
import type { LookOf } from '#declare/action.ts'
import type { PreviewLook } from '#derive/previewPage.ts'

/** The screens of the app a record gives its look to. */
export function lookOf(preview: LookOf, row: Row): PreviewLook {
  const text = (name: string | undefined) => (name && row[name] ? String(row[name]) : null)
  const { share } = preview
  return {
    page: 'look',
    title: text(preview.title) ?? '',
    colour: text(preview.colour),
    launch: text(preview.launch),
    header: text(preview.header),
    logo: text(preview.logo),
    welcome: text(preview.welcome),
    popup: text(preview.popup),
    member: text(preview.member),
    phone: text(preview.phone),
    hidden: (preview.hidden ? ((row[preview.hidden] as string[] | null) ?? []) : []).map(String),
    share: share
      ? { title: text(share.title), text: text(share.text), picture: text(share.picture) }
      : null,
  }
}
