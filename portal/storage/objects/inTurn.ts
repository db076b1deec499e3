/** Lets work on the same key run one after the other, and work on different keys side by side. */
export function inTurn(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const run = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, run)
    const leave = () => {
      if (last.get(key) === run) last.delete(key)
    }
    run.then(leave, leave)
    return run
  }
}
