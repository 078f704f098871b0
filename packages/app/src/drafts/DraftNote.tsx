import { Note } from '@partner-dashboard/ui'

/** Says where unsaved changes are kept. */
export const DraftNote = ({ isDirty }: { isDirty: boolean }) => isDirty && <Note>Draft saved in this tab.</Note>
