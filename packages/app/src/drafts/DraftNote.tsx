import { Note } from '@partner-dashboard/ui'

export const DraftNote = ({ isDirty }: { isDirty: boolean }) => isDirty && <Note>Draft saved in this tab.</Note>
