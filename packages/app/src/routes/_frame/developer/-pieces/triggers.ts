export const triggers = { scheduled: 'Scheduled', manual: 'Manual' }
