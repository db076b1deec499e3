import { openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { whenFree } from '../db/busy.ts'

/**
 * A SQLite database whose write-ahead log is kept from beginning anew, so that nothing of it is lost before it was
 * copied.
 *
 * A reader holds it. While one reads by the log, no writer begins the log anew. One that began when the whole log was in
 * the file reads by the file alone: then a writer may begin the log anew, once, and nothing of the new log is taken into
 * the file, so that it stays whatever others do. Both are how SQLite's log works (`WAL_READ_LOCK`).
 */
export class HeldDatabase {
  /** Never closed before the connections: to close a file gives up all locks that this process has on it. */
  readonly file: number
  readonly wal: string
  readonly #writer: DatabaseSync
  readonly #checkpoints: DatabaseSync
  #reader: DatabaseSync
  #spare: DatabaseSync

  constructor(path: string) {
    const open = () => {
      const database = new DatabaseSync(path, { timeout: 2 })
      database.exec('pragma wal_autocheckpoint = 0')
      return database
    }
    this.wal = `${path}-wal`
    this.#writer = open()
    this.#writer.exec('pragma journal_mode = wal')
    this.#checkpoints = open()
    this.#reader = open()
    this.#spare = open()
    this.file = openSync(path, 'r')
  }

  /** Holds the log as it is now. Whoever held it before lets go after that. */
  hold(): void {
    hold(this.#spare)
    release(this.#reader)
    const before = this.#reader
    this.#reader = this.#spare
    this.#spare = before
  }

  /** Takes into the file what nobody reads from the log any more. Gives whether that was all of it. */
  checkpoint(): boolean {
    const row = this.#checkpoints.prepare('pragma wal_checkpoint(passive)').get()
    return row?.busy === 0 && row.log === row.checkpointed
  }

  /** Lets the log be taken into the file as a whole, and holds what comes after. Only where nobody writes. */
  renew(): boolean {
    release(this.#reader)
    const isWhole = this.checkpoint()
    hold(this.#reader)
    return isWhole
  }

  /** Nobody else writes while this is done, which must be short. */
  async alone<T>(work: () => T): Promise<T> {
    await whenFree(async () => this.#writer.exec('begin immediate'))
    try {
      return work()
    } finally {
      this.#writer.exec('rollback')
    }
  }

  release(): void {
    release(this.#reader)
  }

  close(): void {
    for (const one of [this.#reader, this.#spare, this.#checkpoints, this.#writer]) one.close()
  }
}

function hold(reader: DatabaseSync): void {
  reader.exec('begin')
  reader.prepare('select count(*) from sqlite_master').get()
}

function release(reader: DatabaseSync): void {
  if (reader.isTransaction) reader.exec('rollback')
}
