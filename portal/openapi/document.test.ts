import SwaggerParser from '@apidevtools/swagger-parser'
import { expect, test } from 'vitest'
import { readDeclarations } from '../declarations.ts'
import { addressesOf } from '../records/addresses.ts'
import { openApiOf } from './document.ts'

const { entities } = await readDeclarations()

test('the document of all declarations is valid OpenAPI 3.1', async () => {
  const document = JSON.parse(JSON.stringify(openApiOf(addressesOf(entities))))
  const valid = await SwaggerParser.validate(document)

  expect(valid).toMatchObject({ openapi: '3.1.0' })
})

test('a move, an action and a named call stand in it', () => {
  const paths = Object.keys(openApiOf(addressesOf(entities)).paths as object)

  expect(paths).toContain('/api/portal/magazine/{id}/publish')
  expect(paths).toContain('/api/portal/issue/copyFromPrevious')
  expect(paths).toContain('/api/portal/articleTag/levels')
  expect(paths).toContain('/api/portal/articleTag/merge')
  expect(paths).toContain('/api/portal/ingest/contentComment')
  expect(paths).toContain('/api/portal/public/article/{id}')
  expect(paths).toContain('/api/portal/changes')
})
