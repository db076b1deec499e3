import type { ModelCall, ModelTask } from './model.ts'

/** What the parts of a digest are to look like, as keys of one JSON object. */
const parts: { readonly [part: string]: string } = {
  summary: '"oneLine": 一句话总结，60字以内；"summary": 全文摘要，400至700字',
  points:
    '"points": 3至6条要点，每条 {"title": 30字以内, "text": 说明，200字以内, "paragraph": 所在段落的编号}',
  outline: '"outline": 脉络，每节 {"title": 30字以内, "children": [小节标题]}',
  quotes: '"quotes": 2至4句金句，每句 {"text": 120字以内，必须与原文逐字相同}',
  questions: '"questions": 3条读后问答，每条 {"question": 40字以内, "answer": 300字以内}',
}

const tasks: { readonly [task in ModelTask]: (call: ModelCall) => string } = {
  answer: ({ most = 800 }) =>
    `只依据下面给出的资料回答，资料里没有的就说不知道，不要编造出处；不超过${most}字，用纯文本。`,
  opinions: () =>
    '从下面的文章里提取3至8条观点。只输出一个JSON对象：{"opinions": [{"content": 一句话观点，10至120字, ' +
    '"quote": 原文依据，必须与原文逐字相同，500字以内, "angle": "judgement"|"fact"|"advice"|"question", ' +
    '"question": 引导提问，30字以内, "confidence": 0到100的整数}]}。',
  digest: ({ parts: wanted = [] }) =>
    `为下面的内容写一份快速阅读，只依据原文。只输出一个JSON对象，含这些键：${wanted
      .flatMap((part) => parts[part] ?? [])
      .join('；')}。`,
}

/** Whether it is to answer in JSON. */
export const inJson = ({ task }: ModelCall): boolean => task !== 'answer'

/** What a model is told: how to speak, what to do, this once what else. */
export const instructionsOf = (call: ModelCall): string =>
  [call.system, tasks[call.task](call), call.wish && `补充要求：${call.wish}`]
    .filter(Boolean)
    .join('\n\n')

/** What it is given: the text with its paragraphs numbered, then what was asked. */
export const givenOf = ({ text, question }: ModelCall): string =>
  [
    ...text.map((paragraph, at) => `[${at + 1}] ${paragraph}`),
    ...(question ? [question] : []),
  ].join('\n')
