import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/data-share/s3-pipeline')({
  staticData: { crumb: 'Bucket pipeline' },
})
