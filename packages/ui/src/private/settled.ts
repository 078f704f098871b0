/** For stories: waits until what appears has appeared, so that it is looked at (and judged) as people see it. */
export async function settled(): Promise<void> {
  // What is measured once it is drawn is drawn again.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
