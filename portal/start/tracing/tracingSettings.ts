import type { Label } from '#declare'

/** Where spans are sent to. */
export interface TracingSettings {
  /** Of a collector that takes OTLP over HTTP; without a slash at its end. */
  readonly endpoint: string
  readonly headers: { readonly [name: string]: string }
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly ratio: number
}

type Environment = { readonly [name: string]: string | undefined }

/** Reads them, by the names that OpenTelemetry gives them; undefined where nothing is traced. */
export function readTracing(env: Environment): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = env
  if (!endpoint) return undefined
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headersIn(headers),
    ratio: Number(env.OTEL_TRACES_SAMPLER_ARG || 1),
  }
}

/** What is wrong with them. */
export function tracingMistakes(env: Environment): Label[] {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '',
    OTEL_EXPORTER_OTLP_HEADERS: headers = '',
    OTEL_TRACES_SAMPLER_ARG: ratio = '',
  } = env
  const found: Label[] = []
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    found.push([
      `OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint}：地址不正确，例如 http://collector:4318`,
      `OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint}: no such address; for example http://collector:4318`,
    ])
  // A header may be a key: it is not repeated.
  if (pairsIn(headers).some(([name, value]) => !name || value === ''))
    found.push([
      'OTEL_EXPORTER_OTLP_HEADERS：应为 名称=值，逗号分隔',
      'OTEL_EXPORTER_OTLP_HEADERS: give name=value, several with commas between',
    ])
  if (ratio !== '' && !(Number(ratio) >= 0 && Number(ratio) <= 1))
    found.push([
      `OTEL_TRACES_SAMPLER_ARG=${ratio}：应为 0 到 1 的数`,
      `OTEL_TRACES_SAMPLER_ARG=${ratio}: give a number from 0 to 1`,
    ])
  return found
}

/** `name=value`, several with commas between. */
export const headersIn = (text: string): { readonly [name: string]: string } =>
  Object.fromEntries(pairsIn(text))

const pairsIn = (text: string): [string, string][] =>
  text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    })
