/** Requests at once. More don't help: a server that answers one at a time is busy with two. */
const size = 4

/** Runs a task for each item, some at once, and starts them in order. */
export async function forEach(items, task) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: size }, async () => {
      for (const item of queue) await task(item)
    }),
  )
}
