import type { Label } from '#declare'

/** What a text comes to as JSON, or where reading it stopped, lines and columns counted from 1. */
export type Read =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: Label; readonly line: number; readonly column: number }

/** Reads JSON as somebody types it; nothing but white space is nothing. */
export function readJson(text: string): Read {
  if (text.trim() === '') return { value: null }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const at = placeOf((error as Error).message, text)
    const before = text.slice(0, at).split('\n')
    const [line, column] = [before.length, [...(before.at(-1) ?? '')].length + 1]
    const found = text.slice(at).match(/^\S/u)?.[0]
    return {
      line,
      column,
      problem: found
        ? [
            `不是有效的 JSON：第 ${line} 行第 ${column} 个字符“${found}”处读不下去`,
            `Not valid JSON: reading stops at "${found}", line ${line}, column ${column}`,
          ]
        : [
            `不是有效的 JSON：第 ${line} 行结尾处还没有写完`,
            `Not valid JSON: it ends unfinished in line ${line}`,
          ],
    }
  }
}

/** The place an engine names: a position, a line and column, or the end. */
function placeOf(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)
  if (position) return Number(position[1])
  const place = /line (\d+) column (\d+)/.exec(message)
  if (!place) return stopOf(text)
  const lines = text.split('\n').slice(0, Number(place[1]) - 1)
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + Number(place[2]) - 1
}

/** Where no place is named: behind the longest part that could still go on. */
const stopOf = (text: string): number => text.trimEnd().length
