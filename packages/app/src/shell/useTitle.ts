import { useEffect } from 'react'

/** Names the window over the frame, which names the pages that the path begins with; without a title the frame does. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
