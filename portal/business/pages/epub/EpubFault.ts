import type { Label } from '#declare'

/** Why a file is not taken as an ebook, in words an editor can act on. */
export class EpubFault extends Error {
  readonly label: Label

  constructor(label: Label, cause?: unknown) {
    super(label[1], { cause })
    this.name = 'EpubFault'
    this.label = label
  }
}

/** What can be wrong with a file; the texts stand in the record's `errorMessage`, so they are short. */
export const epubFaults = {
  empty: () => new EpubFault(['文件是空的（0字节）', 'The file is empty (0 bytes)']),
  heavy: () => new EpubFault(['文件不能超过100MB', 'The file must not exceed 100 MB']),
  noZip: () => new EpubFault(['不是epub文件，请选择真正的epub', 'This is no epub file']),
  damaged: (cause?: unknown) =>
    new EpubFault(
      ['文件不完整或已损坏，请重新导出后上传', 'The file is cut off or damaged: export it again'],
      cause,
    ),
  path: (name: string) =>
    new EpubFault([
      `文件内含不安全的路径：${name.slice(0, 80)}`,
      `The file holds an unsafe path: ${name.slice(0, 80)}`,
    ]),
  bomb: () =>
    new EpubFault([
      '解压后过大，疑似压缩炸弹，已拒绝',
      'It unpacks to far more than a book: refused as a zip bomb',
    ]),
  drm: () =>
    new EpubFault([
      '文件有DRM加密，无法读取，请使用无加密的版本',
      'The file is protected by DRM: use one without',
    ]),
  noContainer: () =>
    new EpubFault([
      '缺少META-INF/container.xml，不是有效的epub',
      'META-INF/container.xml is missing: no valid epub',
    ]),
  noPackage: (path: string) =>
    new EpubFault([
      `书籍信息文件缺失：找不到 ${path || 'opf'}`,
      `The package file is missing: no ${path || 'opf'}`,
    ]),
  noContents: () =>
    new EpubFault([
      '目录文件缺失：找不到 toc.ncx 或 nav.xhtml',
      'The contents are missing: neither toc.ncx nor nav.xhtml',
    ]),
  badXml: (path: string, cause?: unknown) =>
    new EpubFault([`${path} 不是有效的XML`, `${path} is no valid XML`], cause),
  noText: () => new EpubFault(['书中没有可读的正文', 'There is no text in the book']),
  chapters: (most: number) =>
    new EpubFault([`章节超过${most}个`, `There are more than ${most} chapters`]),
}
