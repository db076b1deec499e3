import type { Peer } from './figure.ts'

/**
 * What peers reached when they were last measured: Directus 12.4 and Strapi 5.54, on 2 cores, Node 24, Chromium 156,
 * SQLite, an `article` table of 10 columns; medians, loads of 10 connections for 10 s. Each installs for minutes and
 * 720 MB, too long for every run.
 */
export const recorded = {
  start: peers(4.7, 2.5),
  idleMemory: peers(371, 209),
  weight: peers(2599, 2110),
  painted: peers(3.06, 2.84),
  thousandRows: peers(6.4, 25.9),
  listUnderLoad: peers(53, 39),
  p95UnderLoad: peers(245, 395),
} as const

function peers(directus: number, strapi: number): readonly Peer[] {
  return [
    { name: 'Directus', value: directus, recorded: true },
    { name: 'Strapi', value: strapi, recorded: true },
  ]
}
