export const triggers = { scheduled: 'Automatically', manual: 'Manually' }
