import { userEvent, waitFor } from 'storybook/test'

/** Sends keys and clicks without a pause, in which a timer could fire on a busy machine. */
export const userWithoutDelay = () => userEvent.setup({ delay: null })

/** Types a search of a list until it has an effect: a pause of half a second between two keys starts a new search. */
export const typeAhead = (keys: string, expectEffect: () => Promise<void>) =>
  waitFor(
    async () => {
      await userWithoutDelay().keyboard(keys)
      await expectEffect()
    },
    { interval: 600 },
  )
