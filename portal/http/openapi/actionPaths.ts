import type { Action, Entity, Field, Fields } from '#declare'
import { askedBy } from '#derive/askedBy.ts'
import { asksOnly, calledOn } from '#derive/calledOn.ts'
import { ROOT } from '../records/addresses.ts'
import { changing, envelopeOf, type Json, json, recordId, ref, summaryOf } from './parts.ts'
import { fieldSchema } from './schemas.ts'

type Paths = { readonly [path: string]: Json }

/** The moves of an entity: each with what it asks for and the terms of every change. */
export function movePaths(entity: Entity): Paths {
  return Object.fromEntries(
    Object.entries(entity.moves).map(([name, { label, merges }]) => [
      `${ROOT}${entity.path}${merges ? '' : '/{id}'}/${name}`,
      {
        ...(!merges && { parameters: [recordId] }),
        post: {
          tags: [entity.name],
          operationId: `${entity.name}.move.${name}`,
          summary: summaryOf(entity, label),
          requestBody: bodyOf(merges ? null : picked(entity.fields, askedBy(entity, name))),
          responses: {
            200: { description: 'Done', ...json(envelopeOf(ref(entity.name))) },
            ...changing,
          },
        },
      },
    ]),
  )
}

/** Its actions, wherever the portal answers them. */
export function actionPaths(entity: Entity): Paths {
  const base = ROOT + entity.path
  const paths: Record<string, Json> = {}
  for (const [name, action] of Object.entries(entity.actions)) {
    const places = calledOn(action)
    for (const place of places) {
      const onRecord = place === 'record'
      paths[onRecord ? `${base}/{id}/${name}` : `${base}/${name}`] = {
        ...(onRecord && { parameters: [recordId] }),
        post: described(entity, name, action, onRecord && places.length > 1 ? 'ofRecord' : ''),
      }
    }
  }
  return paths
}

const described = (entity: Entity, name: string, action: Action, place: string): Json => ({
  tags: [entity.name],
  operationId: [entity.name, 'action', name, place].filter(Boolean).join('.'),
  summary: summaryOf(entity, action.label),
  ...(action.says && { description: action.says.join('\n\n') }),
  requestBody: takesForm(action)
    ? json({ allOf: [ref(`${entity.name}Values`), ref('Terms')] })
    : bodyOf(askedFields(entity, action), demandedBy(action)),
  responses: {
    200: { description: 'Done', ...json(envelopeOf(answerOf(entity, action))) },
    ...changing,
  },
})

/** Looked at is what stands in the form, saved or not. */
const takesForm = ({ fills, offers, looks, previews, asks }: Action): boolean =>
  Boolean(fills || offers || previews || (looks && !asks))

/** It writes what it asks for into the record, and nothing else is done. */
const changesOnly = (action: Action): boolean => {
  const { runs, looks, fills, offers, picks, previews } = action
  return asksOnly(action) && !(runs || looks || fills || offers || picks || previews)
}

function askedFields(entity: Entity, { asks = {}, merges }: Action): Fields | null {
  if (merges) return null
  return Array.isArray(asks) ? picked(entity.fields, asks as string[]) : (asks as Fields)
}

/** What its dialog asks beside fields of the record is there or the action is refused; a picker asks twice. */
const demandedBy = ({ asks = {}, picks }: Action): readonly string[] =>
  Array.isArray(asks) || picks
    ? []
    : Object.entries(asks as Fields).flatMap(([name, { required }]) => (required ? [name] : []))

const requiredOf = (required: readonly string[]) => (required.length > 0 ? { required } : {})

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] ? [[name, fields[name] as Field] as const] : [])),
  )

/** What a dialog asks, beside the terms of every change; of a merge, which records become one. */
const bodyOf = (fields: Fields | null, required: readonly string[] = []): Json =>
  json({
    allOf: [
      fields
        ? {
            type: 'object',
            ...requiredOf(required),
            properties: Object.fromEntries(
              Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
            ),
          }
        : ref('Merge'),
      ref('Terms'),
    ],
  })

function answerOf(entity: Entity, action: Action): Json {
  const { gives, copies, sets, links, merges } = action
  if (copies || sets || merges || gives === 'record' || changesOnly(action)) return ref(entity.name)
  if (gives === 'file' || links) return ref(links ? 'Link' : 'File')
  return { description: 'what the action finds, or the job that does it' }
}
