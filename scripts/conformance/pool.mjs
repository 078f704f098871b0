/** Number of concurrent tasks. A server in one process isn't faster with more. */
const size = 4

/** Runs a task for each item, several concurrently, and starts them in order. */
export async function forEach(items, task) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: size }, async () => {
      for (const item of queue) await task(item)
    }),
  )
}
