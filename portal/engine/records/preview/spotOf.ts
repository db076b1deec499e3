import type { Entity, Label, Language, Row, StoredFile } from '#declare'
import type { SpotOf } from '#declare/action.ts'
import type { PreviewSpot } from '#derive/previewPage.ts'

/** A picture or film at its place in the app, as the record says it. */
export function spotOf(entity: Entity, preview: SpotOf, row: Row, language: Language): PreviewSpot {
  const text = (name: string | undefined) => (name && row[name] ? String(row[name]) : null)
  const { place, at, pictures, marked } = preview
  const choice = row[place]
  const choices = entity.fields[place]?.of as { readonly [choice: string]: Label }
  return {
    page: 'spot',
    title: text(preview.title) ?? '',
    at: at[String(choice)] ?? null,
    place: choices[String(choice)]?.[language === 'en' ? 1 : 0] ?? '',
    picture: pictures.map(text).find((url) => url !== null) ?? null,
    tall: text(preview.tall),
    film: preview.film ? ((row[preview.film] as StoredFile | null)?.url ?? null) : null,
    seconds: preview.seconds ? Number(row[preview.seconds]) || null : null,
    marked: marked !== undefined && row[marked[0]] === marked[1],
  }
}
