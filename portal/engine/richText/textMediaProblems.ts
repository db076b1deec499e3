import type { Entity, Fields, Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { ownKey } from '../media/ownKey.ts'
import { isRow } from '../records/entryKeys.ts'

/**
 * What the texts of a body show that lies elsewhere: pictures, sounds and films come from the own store, as those of
 * fields do, so that nobody else decides what readers see and learns who reads. What stood in the text before may stay.
 * Films that lie with a video service elsewhere are its own.
 */
export function textMediaProblems(
  context: PortalContext,
  entity: Entity,
  sent: Row,
  before: Row | null = null,
): Problem[] {
  if (!context.store) return []
  return textsIn(entity.fields, sent).flatMap(({ at, name, html }) => {
    const strange = strangeIn(context, html, before?.[name])
    return strange.length > 0 ? [{ field: at, message: strangeMedia(strange) }] : []
  })
}

/** The addresses a text shows from elsewhere, without those that stood there before. */
export function strangeIn(context: PortalContext, html: string, before: unknown): string[] {
  const stood = new Set(mediaOf(JSON.stringify(before ?? '').replaceAll('\\"', '"'), context))
  return mediaOf(html, context).filter((url) => !stood.has(url) && ownKey(context, url) === null)
}

interface Text {
  readonly at: string
  /** The field of the record that holds it, itself or within a list. */
  readonly name: string
  readonly html: string
}

/** The texts of a body, those within lists among them. */
export const textsIn = (fields: Fields, sent: Row, at = '', top?: string): Text[] =>
  Object.entries(sent).flatMap(([key, value]): Text[] => {
    const field = fields[key]
    const name = top ?? key
    if (field?.kind === 'richText' && typeof value === 'string')
      return [{ at: at + key, name, html: value }]
    if (field?.kind !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((entry, index) =>
      isRow(entry) ? textsIn(field.of as Fields, entry, `${at}${key}.${index}.`, name) : [],
    )
  })

const elements = /<(img|audio|video|source)\b[^>]*>/gi
const addresses = /\s(?:src|poster)\s*=\s*["']([^"']*)["']/gi

/** What the elements of a text load, as it is written. */
export const mediaOf = (html: string, { ports }: PortalContext): string[] =>
  [...html.matchAll(elements)].flatMap(([element, tag = '']) =>
    ports.vod.standIn || !/^(video|source)$/i.test(tag)
      ? [...element.matchAll(addresses)].map(([, url = '']) => unescaped(url))
      : [],
  )

const unescaped = (url: string) => url.replaceAll('&amp;', '&')

function strangeMedia(urls: readonly string[]): Label {
  const hosts = [...new Set(urls.map((url) => (URL.canParse(url) ? new URL(url).host : url)))]
  const named = hosts.slice(0, 3).map((host) => host.slice(0, 60))
  return [
    `有 ${urls.length} 个图片、声音或视频引用了其他网站的地址（${named.join('、')}），请上传后再插入`,
    `Shown from other sites (${named.join(', ')}), ${urls.length} in all: upload each picture, sound or film and put it in anew`,
  ]
}
