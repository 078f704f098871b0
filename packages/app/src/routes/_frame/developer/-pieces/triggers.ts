/** Why an attempt was made. */
export const triggers = { scheduled: 'By the schedule', manual: 'By hand' }
