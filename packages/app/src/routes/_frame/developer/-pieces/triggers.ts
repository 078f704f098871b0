/** Why an attempt was made. */
export const triggers = { scheduled: 'Scheduled', manual: 'Manual' }
