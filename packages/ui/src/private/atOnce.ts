import { userEvent } from 'storybook/test'

/** Sends keys and clicks without a pause, in which a timer could fire on a busy machine. */
export const atOnce = () => userEvent.setup({ delay: null })
