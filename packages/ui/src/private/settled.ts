/** For stories: waits until animations end, so screenshots and checks see the final state. */
export async function settled(): Promise<void> {
  // Elements measured after the first render are rendered again.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
